// Trunk's hooks: `cargo xtask` without what the page alone is built with, which cargo would hand on to its own build.
import { spawnSync } from "node:child_process";
import { env, argv } from "node:process";

for (const name of Object.keys(env)) {
  if (/^(CARGO_UNSTABLE_|CARGO_ENCODED_RUSTFLAGS|RUSTFLAGS|RUSTC_BOOTSTRAP)/.test(name)) delete env[name];
}
const { status } = spawnSync("cargo", ["run", "--quiet", "--package", "xtask", "--", ...argv.slice(2)], {
  stdio: "inherit",
});
process.exitCode = status ?? 1;
