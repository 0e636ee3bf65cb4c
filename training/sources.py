"""Where the drawings come from: packages with their versions and digests, and the piece sets in them.

Only drawings whose licence lets anybody use, change and share them are listed, and only from a package that states that
licence. Sets that imitate the look of one company's product are left out although the package that has them is free.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Package:
    """A file that a registry serves under a fixed name; `digest` is its SHA-256."""

    registry: str  # "debian" or "pypi"
    name: str
    version: str
    file: str
    digest: str
    licence: str
    authors: str


@dataclass(frozen=True)
class PieceSet:
    """Twelve drawings. Sets of one `family` are versions of one design: they are trained on or held out together."""

    name: str
    family: str
    package: str
    reader: str  # a function of collect.py
    place: str  # file, folder or pattern within the package
    licence: str
    authors: str


PACKAGES = [
    Package("debian", "eboard", "1.1.3-0.4", "eboard_1.1.3-0.4_amd64.deb",
            "21724cdb398a81772d414a5737845965dfa52a4c40d98304700dedc086116e4b", "GPL-2+", "Felipe Bergo and others"),
    Package("debian", "pychess", "1.0.3-1", "pychess_1.0.3-1_all.deb",
            "63bd95b5445365566eade8122d64ba3d28e38b167bb791db479654b3291698a5", "GPL-3+", "Thomas Dybdahl Ahle and others"),
    Package("debian", "scid-data", "1:4.7.4+dfsg1-2", "scid-data_1%3a4.7.4+dfsg1-2_all.deb",
            "8310db911ec7b3f501fac1a696b58dcb93e53d0544a4529af6f1d95f08f926ec", "GPL-2", "Shane Hudson and others"),
    Package("debian", "tagua-data", "1.0~alpha2-16-g618c6a0-3", "tagua-data_1.0~alpha2-16-g618c6a0-3_all.deb",
            "5d6760bbc1c606fa3d66885eca8303082569c501a03aeaaf04ab029720e88570", "GPL-2+", "Paolo Capriotti, Maurizio Monge, Yann Dirson"),
    Package("debian", "xboard", "4.9.1-2+b1", "xboard_4.9.1-2+b1_amd64.deb",
            "7bebc444fb6d8fe08c2ff82971209dbcdc61eaa6e358e9675e9fd11edac70d2e", "GPL-3+", "Free Software Foundation"),
    Package("debian", "knights", "22.12.3-1", "knights_22.12.3-1_amd64.deb",
            "6ad28e596c9852712c5f78f1553a6716d326d3f31801f581c8d9e5042750ddb7", "GPL-2+", "Miha Čančula and others"),
    Package("debian", "fonts-dejavu-core", "2.37-6", "fonts-dejavu-core_2.37-6_all.deb",
            "8892669e51aab4dc56682c8e39d8ddb7d70fad83c369344e1e240bf3ca22bb76", "Bitstream Vera, public domain", "DejaVu fonts team"),
    Package("debian", "fonts-freefont-ttf", "20120503-10", "fonts-freefont-ttf_20120503-10_all.deb",
            "4ca1c21ebc479198a3a5879d236c8317d6f7b2f1c403f7890e24c02eead05615", "GPL-3+ with font exception", "GNU FreeFont"),
    Package("debian", "fonts-noto-core", "20201225-1", "fonts-noto-core_20201225-1_all.deb",
            "58f4f0bb6720f919f92096b3508e1412a0f1544424ade6c5b5bf1eb694dd64ba", "OFL-1.1", "Google"),
    Package("debian", "fonts-symbola", "2.60-1.1", "fonts-symbola_2.60-1.1_all.deb",
            "408244997437d4103e9cdc9dd75db29d0e5fbee6e6874536173995204033a6df", "free for any use", "George Douros"),
    Package("debian", "fonts-unifont", "1:15.0.01-2", "fonts-unifont_1%3a15.0.01-2_all.deb",
            "cd46245f1b228d1277ed2b453ce893fde1cf4bf4ec317e82b0079395bdc9c2b5", "GPL-2+ with font exception, OFL-1.1", "Roman Czyborra, Paul Hardy and others"),
    Package("debian", "texlive-games", "2022.20230122-4", "texlive-games_2022.20230122-4_all.deb",
            "151a9cfd578977f2f4e14df12760d6557e15d50eadf5965b426104c2e1ab7795", "each package its own", "of its fonts SkakNew alone"),
    Package("pypi", "chess-gif", "1.2.0", "chess_gif-1.2.0-py3-none-any.whl",
            "a1c7e6cd308caa1659376a7e3d8cbc6e60ee97686e1f2165e8d81c37a682d3fa", "each set its own", "of Lichess's sets the free ones alone"),
]

# Left out are the sets of these packages that were drawn after fonts which their authors call freeware or free for some uses,
# whatever the licence of the package: Adventurer, Alfonso, Alpha, Berlin, Companion, Harlequin, Kingdom, Leipzig, Magnetic,
# Maya, Pirat, Traveler, Usual; and Kosal, whose author names no licence. Merida's author has given it to the GPL.
_EBOARD = """Book Chap Cmf Diagram Dominical72 Dyche1 Dyche2 Enquil Jumbo Lcd OldClassicDark Rastapov SadGreen Slics Staunton
Vision WCN classic ghouls plastic""".split()
_PYCHESS = "cburnett chessicons chessmonk freestaunton kilfiger merida merida_new metaltops regular".split()
_PYCHESS_ROWS = "celtic eyes fantasy fantasy_alt spatial".split()
_SCID = {"Cburnett": "cburnett_80.png", "Eboard": "Eboard_80.png", "Fantasy2": "fantasy2_80.png",
         "Merida": "merida2_80.png", "Merida1": "Merida1_80.png"}
_KNIGHTS = ["plain", "east_west", "knights", "xboard2", "gray"]
_LICHESS = [
    ("cburnett", "GPL-2+", "Colin M. L. Burnett"), ("chessnut", "Apache-2.0", "Alexis Luengas"),
    ("fantasy", "MIT", "Maurizio Monge"), ("letter", "AGPL-3+", "usolando"),
    ("merida", "GPL-2+", "Armando Hernández Marroquín"), ("pirouetti", "AGPL-3+", "pirouetti"),
    ("pixel", "AGPL-3+", "therealqtpi"), ("spatial", "MIT", "Maurizio Monge"),
]
_FONTS = [
    ("dejavu", "fonts-dejavu-core", "truetype/dejavu/DejaVuSans.ttf"),
    ("freeserif", "fonts-freefont-ttf", "truetype/freefont/FreeSerif.ttf"),
    ("noto", "fonts-noto-core", "truetype/noto/NotoSansSymbols2-Regular.ttf"),
    ("symbola", "fonts-symbola", "truetype/ancient-scripts/Symbola_hint.ttf"),
    ("unifont", "fonts-unifont", "opentype/unifont/unifont.otf"),
]
_SAME = {"regular": "cburnett", "merida_new": "merida", "merida1": "merida", "fantasy2": "fantasy",
         "fantasy_alt": "fantasy", "wcn": "classic", "eboard": "classic", "oldclassicdark": "classic",
         "sadgreen": "classic", "skak-outline": "skak", "skak-filled": "skak", "skak-solid": "skak",
         "east_west": "east-west", "plain": "cburnett", "xboard2": "xboard", "gray": "cburnett"}
_BY_NAME = {package.name: package for package in PACKAGES}


def _set(name, package, reader, place, licence=None, authors=None):
    of = _BY_NAME.get(package)
    family = name.lower()
    return PieceSet(f"{package}/{name}", _SAME.get(family, family), package, reader, place,
                    licence or of.licence, authors or of.authors)


def piece_sets():
    """All sets, in a fixed order."""
    sets = [_set(name, "eboard", "two_rows", f"usr/share/games/eboard/{name}.png") for name in _EBOARD]
    sets += [_set(name, "pychess", "files", f"usr/share/pychess/pieces/{name}/{{color}}{{role}}.svg") for name in _PYCHESS]
    sets += [_set(name, "pychess", "svg_rows", f"usr/share/pychess/pieces/{name}/{name}.svg") for name in _PYCHESS_ROWS]
    sets += [_set(name, "scid-data", "one_row", f"usr/share/scid/img/pieces/{name}/{file}") for name, file in _SCID.items()]
    sets += [_set("spatial", "tagua-data", "files", "usr/share/tagua/themes/pieces/SpatialSVG/{color}{role}.svg")]
    sets += [_set("xboard", "xboard", "named_files", "usr/share/games/xboard/themes/default/{Color}{Role}.svg")]
    sets += [_set(name, "knights", "sheet", f"usr/share/knights/themes/{name}.svgz") for name in _KNIGHTS]
    sets += [_set(name, "chess-gif", "files", f"chess_gif/data/piece/{name}/{{color}}{{ROLE}}.svg", licence, authors)
             for name, licence, authors in _LICHESS]
    for name, package, place in _FONTS:
        for style in ("outline", "filled", "solid"):
            plain = _set(name, package, f"font_{style}", f"usr/share/fonts/{place}")
            sets.append(PieceSet(f"{package}/{name}-{style}", plain.family, *list(vars(plain).values())[2:]))
    sets += [_set(f"skak-{style}", "texlive-games", f"skak_{style}", "usr/share/texlive/texmf-dist/fonts/opentype/public/skaknew/SkakNew-Diagram.otf",
                  "LPPL-1.3+", "Piet Tutelaers, Torben Hoffmann, Dirk Bächle, Ulrich Dirr") for style in ("outline", "filled", "solid")]
    sets += [PieceSet("forsyth/own", "forsyth", "", "own_files", "art/pieces/{color}{ROLE}.svg", "GPL-3.0-or-later", "Forsyth")]
    return sets


TEXTURES = [("pychess", "usr/share/pychess/boards"), ("scid-data", "usr/share/scid/img/boards")]
