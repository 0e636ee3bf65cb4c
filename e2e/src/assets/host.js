// Somebody else's page: keeps whatever frames say to it.
window.heard = [];
window.frameOf = (source) => [...document.querySelectorAll("iframe")].findIndex((one) => one.contentWindow === source);
addEventListener("message", ({ source, origin, data }) => heard.push({ frame: frameOf(source), origin, data }));
