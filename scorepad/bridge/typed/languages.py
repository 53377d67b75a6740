"""The languages in which players type a deal: notation and words."""

from typing import NamedTuple

from scorepad.bridge.contract import NOTRUMP, Strain
from scorepad.bridge.seats import Seat
from scorepad.bridge.translatable import Translate

_SEATS, _STRAINS = tuple(Seat), tuple(Strain)
NEVER = r"(?!)"
"""Matches nothing: for a word that a language lacks."""


class Language(NamedTuple):
    """How speakers of a language write a deal, and the words they may use in it.

    Words are patterns in capitals; the first alternative of one that is printed is a plain word.
    """

    code: str
    chairs: tuple[str, ...]
    """The letters of the chairs, from North clockwise."""
    chair_names: tuple[str, ...]
    suits: tuple[str, ...]
    """The strains as typed, clubs first and notrump last."""
    suit_names: tuple[str, ...]
    """All names of each suit, clubs first: plain words, which may be shortened."""
    notrump: str
    court_cards: str
    """The letters of jack, queen, king and ace."""
    numbers: tuple[str, ...]
    """From zero to thirteen."""
    passed: str
    doubled: str
    redoubled: str
    undoubled: str
    honours: str
    no_honours: str
    by: str
    """Comes before the declarer, or the holder of honours."""
    of: str
    """The same, but names may begin with it."""
    made: str
    exactly: str
    having: str
    """As in: *took* ten tricks, *went* two down, made *with* one over."""
    tricks: str
    plus: str
    over: str
    """Comes after the number of overtricks; `plus` comes before it."""
    one_over: str
    """A single overtrick, without a number."""
    minus: str
    down: str
    not_played: str
    average: str
    """Both values follow it, or it is one of them."""
    ave: str
    score: str
    split: str
    slip_made: str = NEVER
    """The letter for a made contract on score slips."""
    decimal_sign: str = ","

    def chair(self, seat: Seat) -> str:
        """Return the letter of a chair."""
        return self.chairs[_SEATS.index(seat)]

    def chair_name(self, seat: Seat) -> str:
        """Return a chair as it is typed in full."""
        return first_word(self.names(seat))

    def names(self, seat: Seat) -> str:
        """Return the names of a chair."""
        return self.chair_names[_SEATS.index(seat)]

    def suit(self, strain: Strain) -> str:
        """Return a suit or notrump as it is typed."""
        return self.suits[_STRAINS.index(strain)]

    def sign(self, strain: Strain) -> str:
        """Return a suit or notrump as it is shown."""
        return self.suit(strain) if strain is NOTRUMP else strain.sign

    def award(self, typed: str) -> str:
        """Return an average as it is typed: ave+."""
        return typed.replace("ave", first_word(self.ave))

    def player(self, name: str) -> str:
        """Return the name of a player, or the letter of the chair without one."""
        return self.chair(Seat(name)) if name in _SEATS else name


def first_word(words: str) -> str:
    """Return the first of several alternatives, which is the printed one."""
    return words.partition("|")[0].lower()


ENGLISH = Language(
    code="en",
    chairs=("N", "E", "S", "W"),
    chair_names=("NORTH", "EAST", "SOUTH", "WEST"),
    suits=("C", "D", "H", "S", "NT"),
    suit_names=("CLUB|CLUBS", "DIAMOND|DIAMONDS", "HEART|HEARTS", "SPADE|SPADES"),
    notrump=r"NO\s*-?\s*TRUMPS?",
    court_cards="JQKA",
    numbers=(
        *("ZERO", "ONE", "TWO", "THREE", "FOUR", "FIVE", "SIX", "SEVEN"),
        *("EIGHT", "NINE", "TEN", "ELEVEN", "TWELVE", "THIRTEEN"),
    ),
    passed=r"PASS|(?:ALL\s+)?PASS(?:ED|E|T)?(?:\s*-?\s*OUT)?",
    doubled="DOUBLED?|DBL",
    redoubled="REDOUBLED?|RDBL",
    undoubled=r"UNDOUBLED|NOT\s+DOUBLED",
    honours="HONOURS|HONOU?RS?",
    no_honours=r"NO\s+HONOU?RS?",
    by=r"(?:HELD\s+)?BY",
    of=NEVER,
    made="MADE|MAKES?|MAKING",
    exactly="JUST|IT|EXACTLY",
    having="WITH|TOOK|WENT",
    tricks="TRICKS?",
    plus="PLUS",
    over="OVER(?:TRICKS?)?",
    one_over=r"AN?\s+OVERTRICK",
    minus="MINUS|DOWN|OFF",
    down="DOWN|OFF|UNDERTRICKS?",
    not_played=r"NOT\s+PLAYED",
    average="AVERAGE",
    ave="AVE|AVG|AV",
    score="SCORE",
    split="SPLIT",
    decimal_sign=".",
)
GERMAN = Language(
    code="de",
    chairs=("N", "O", "S", "W"),
    chair_names=("NORD", "OST", "SÜD|SUED", "WEST"),
    suits=("T", "K", "C", "P", "SA"),
    suit_names=(
        "TREFF|TREFFS|KREUZ",
        "KARO|KAROS",
        "HERZ|HERZEN|COEUR|COEURS|CŒUR|CŒURS|CÖUR|CÖURS",
        "PIK|PIKS",
    ),
    notrump=r"SANS[\s-]*ATOUTS?|OHNE(?:\s*TRUMPF)?",
    court_cards="BDKA",
    numbers=(
        *("NULL", "EIN(?:S|E[NMRS]?|MAL)?", "ZWEI(?:MAL)?", "DREI(?:MAL)?", "VIER(?:MAL)?"),
        *("FÜ?E?NF", "SECHS", "SIEBEN"),
        *("ACHT", "NEUN", "ZEHN", "ELF", "ZWÖ?E?LF", "DREIZEHN"),
    ),
    passed=r"PASSE|(?:ALLE\s+)?(?:GE)?PASS(?:T|EN)?|(?:DURCH|RUND|EIN)GEPASST|(?:VIER|4)\s+PASSE",
    doubled=r"(?:IM\s+)?KONTRA|(?:GE)?KONTRIERT",
    redoubled=r"(?:IM\s+)?REKONTRA|REKONTRIERT",
    undoubled=r"(?:OHNE|KEIN)\s+KONTRA|(?:NICHT|UN)\s*KONTRIERT",
    honours="HONNEURS|HONNEUR|FIGUREN",
    no_honours=r"(?:KEINE|OHNE)\s+(?:HONNEURS?|FIGUREN)",
    by="DURCH|BEI",
    of="VON",
    made="ERFÜ?E?LLT|GEMACHT|MACHT|GEWONNEN",
    exactly="GENAU|GERADE",
    having="MIT",
    tricks="STICHE?N?",
    plus="PLUS",
    over="ÜE?BERSTICHE?N?|MEHR|DRÜE?BER",
    one_over="ÜE?BERSTICH",
    minus=r"MINUS|FÄ?E?LLT(?:\s+UM)?",
    down="FALLER|UNTERSTICHE?N?|GEFALLEN|WENIGER|DOWN",
    not_played=r"NICHT\s+GESPIELT",
    average="DURCHSCHNITT",
    ave="SCHNITT",
    score="ANSCHRIFT",
    split="GETRENNT",
)
FRENCH = Language(
    code="fr",
    chairs=("N", "E", "S", "O"),
    chair_names=("NORD", "EST", "SUD", "OUEST"),
    suits=("T", "K", "C", "P", "SA"),
    suit_names=(
        "TRÈFLE|TRÈFLES",
        "CARREAU|CARREAUX",
        "COEUR|COEURS|CŒUR|CŒURS",
        "PIQUE|PIQUES",
    ),
    notrump=r"SANS(?:[\s-]*ATOUTS?)?",
    court_cards="VDRA",
    numbers=(
        *("ZÉRO", "UNE?", "DEUX", "TROIS", "QUATRE", "CINQ", "SIX", "SEPT"),
        *("HUIT", "NEUF", "DIX", "ONZE", "DOUZE", "TREIZE"),
    ),
    passed=r"PASSE|(?:DONNE\s+)?PASSÉE?|PASSE\s+GÉNÉRALE?|(?:QUATRE|4)\s+PASSES"
    r"|(?:TOUS|TOUT\s+LE\s+MONDE)\s+PASSE(?:NT)?",
    doubled="CONTRÉE?S?|CONTRE",
    redoubled="SURCONTRÉE?S?|SURCONTRE",
    undoubled=r"(?:NON|PAS|SANS)\s+CONTRÉ?E?",
    honours="HONNEURS|HONNEUR",
    no_honours=r"(?:SANS|PAS\s+D')\s*HONNEURS?",
    by="PAR|CHEZ|EN",
    of="DE",
    made="JUSTE|FAITE?S?|GAGNÉE?S?|RÉUSSIE?S?|ÉGAL",
    exactly="JUSTE|TOUT",
    having="AVEC",
    tricks="LEVÉES?|PLIS?",
    plus="PLUS",
    over=r"DE\s+MIEUX|DE\s+PLUS|EN\s+PLUS|SUPPLÉMENTAIRES?",
    one_over=NEVER,
    minus=r"MOINS|CHUTÉ?E?S?(?:\s+D[E'])?",
    down=r"DE\s+CHUTE|DE\s+MOINS|DOWN",
    not_played=r"(?:NON|PAS)\s+JOUÉE?",
    average="MOYENNE",
    ave="MOY",
    score="MARQUE",
    split=r"SÉPARÉS?",
)
DUTCH = Language(
    code="nl",
    chairs=("N", "O", "Z", "W"),
    chair_names=("NOORD", "OOST", "ZUID", "WEST"),
    suits=("K", "R", "H", "S", "SA"),
    suit_names=(
        "KLAVER|KLAVERS|KLAVEREN",
        "RUIT|RUITEN",
        "HART|HARTEN|HARTENS",
        "SCHOP|SCHOPPEN|SCHOPPENS",
    ),
    notrump=r"SANS(?:[\s-]*ATOUTS?)?|ZONDER(?:\s+TROEF)?",
    court_cards="BVHA",
    numbers=(
        *("NUL", "EEN|ÉÉN", "TWEE", "DRIE", "VIER", "VIJF", "ZES", "ZEVEN"),
        *("ACHT", "NEGEN", "TIEN", "ELF", "TWAALF", "DERTIEN"),
    ),
    passed=r"PAS|(?:ALLEN?\s+|ALLEMAAL\s+)?(?:GE)?PAS(?:T|SEN)?|ROND\s*(?:GE)?PAST?",
    doubled="DOUBLET|GEDOUBLEERD|DUBBEL|GEDUBBELD",
    redoubled="REDOUBLET|GEREDOUBLEERD|REDUBBEL|GEREDUBBELD",
    undoubled=r"ONGEDOUBLEERD|NIET\s+GEDOUBLEERD",
    honours="HONNEURS|HONNEUR",
    no_honours=r"(?:GEEN|ZONDER)\s+HONNEURS?",
    by="DOOR|BIJ",
    of="VAN",
    made=r"GEMAAKT|MAAKT|GEHAALD|CONTRACT(?:\s+GEMAAKT)?|PRECIES",
    exactly="PRECIES|NET|JUIST",
    having="MET",
    tricks="SLAG(?:EN)?",
    plus="PLUS",
    over=r"OVERSLAG(?:EN)?|OVER|MEER|TE\s+VEEL",
    one_over="OVERSLAG",
    minus="MIN|DOWN",
    down=r"DOWN(?:SLAG(?:EN)?)?|MINDER|TE\s+WEINIG",
    not_played=r"NIET\s+GESPEELD",
    average="GEMIDDELDE?",
    ave="GEM",
    score="PUNTEN",
    split="GESPLITST",
    slip_made="C",
)
POLISH = Language(
    code="pl",
    chairs=("N", "E", "S", "W"),
    chair_names=("PÓŁNOC|NORD", "WSCHÓD", "POŁUDNIE", "ZACHÓD"),
    suits=("T", "KA", "KI", "P", "BA"),
    suit_names=(
        "TREFL|TREFLE|TREFLI|TREFLA|TREFLÓW",
        "KARO|KARA|KAR",
        "KIER|KIERY|KIERA|KIERÓW",
        "PIK|PIKI|PIKA|PIKÓW",
    ),
    notrump=r"BEZ\s*ATU",
    court_cards="WDKA",
    numbers=(
        *("ZERO", "JED(?:EN|N[AEOĄ]|NEJ)", "DW(?:A|IE|ÓCH|U|OMA|IEMA)", "TRZ(?:Y|ECH|EMA)"),
        *("CZTER(?:Y|ECH|EMA)", "PIĘ(?:Ć|CIU|CIOMA)", "SZE(?:ŚĆ|ŚCIU)", "SIED(?:EM|MIU)"),
        *("O(?:SIEM|ŚMIU)", "DZIEWIĘ(?:Ć|CIU)"),
        *("DZIESIĘ(?:Ć|CIU)", "JEDENA(?:ŚCIE|STU)", "DWANA(?:ŚCIE|STU)", "TRZYNA(?:ŚCIE|STU)"),
    ),
    passed=r"PAS|(?:(?:CZTERY|4)\s+)?PASY|(?:WSZYSCY\s+)?(?:S)?PAS(?:OWANE|OWALI|UJĄ)",
    doubled=r"KONTR[AĄ]|Z\s+KONTRĄ|SKONTROWAN[YEA]",
    redoubled=r"REKONTR[AĄ]|Z\s+REKONTRĄ|ZREKONTROWAN[YEA]",
    undoubled=r"BEZ\s+KONTRY|NIESKONTROWAN[YEA]",
    honours="HONORY|HONOR(?:ÓW)?",
    no_honours=r"BEZ\s+HONORÓW",
    by="PRZEZ|GRA|ROZGRYWA",
    of=NEVER,
    made="SWOJE|ZROBI(?:ON[EYA]|Ł[AI]?)|WYGRAN[EYA]|UGRAN[EYA]|RÓWNO",
    exactly="RÓWNO|DOKŁADNIE",
    having="Z|WZIĘTE|WZIĄŁ|WZIĘŁA",
    tricks="LEW(?:[AYĘ]|AMI)?",
    plus="PLUS",
    over="NADRÓB(?:KA|KI|KĘ|KĄ|KAMI|EK)",
    one_over="NADRÓBK[AĘĄ]",
    minus=r"MINUS|(?:(?:WPADKA|LEŻ[YĄ]|PRZEGRAN[EYA])\s+)?BEZ|WPADKA|LEŻ[YĄ]",
    down=r"WPADKOW[AEY]C?H?|WPADKA|WPADKI|WPADEK",
    not_played=r"NIE\s+(?:GRA|ZAGRA|ROZEGRA)N[EOAY]",
    average="ŚREDNIA",
    ave="ŚR",
    score="ZAPIS",
    split="ROZDZIELONY",
)
SPANISH = Language(
    code="es",
    chairs=("N", "E", "S", "O"),
    chair_names=("NORTE", "ESTE", "SUR", "OESTE"),
    suits=("T", "D", "C", "P", "ST"),
    suit_names=(
        "TRÉBOL|TRÉBOLES",
        "DIAMANTE|DIAMANTES",
        "CORAZÓN|CORAZONES",
        "PICA|PICAS|PICO|PICOS",
    ),
    notrump=r"SIN(?:\s*TRIUNFOS?)?|SA",
    court_cards="JDRA",
    numbers=(
        *("CERO", "UN[OA]?", "DOS", "TRES", "CUATRO", "CINCO", "SEIS", "SIETE"),
        *("OCHO", "NUEVE", "DIEZ", "ONCE", "DOCE", "TRECE"),
    ),
    passed=r"PASO|PASE|(?:MANO\s+)?PASAD[OA]|(?:TODOS\s+)?PASAN|PASAN\s+TODOS|PASO\s+GENERAL",
    doubled="DOBLO|DOBLAD[OA]S?|DOBLE",
    redoubled="REDOBLO|REDOBLAD[OA]S?|REDOBLE",
    undoubled=r"(?:SIN|NO)\s+DOBL(?:AR|AD[OA]S?)",
    honours="HONORES|HONOR",
    no_honours=r"SIN\s+HONORES",
    by="POR",
    of="DE",
    made="CUMPLID[OA]S?|CUMPLE|CLAVAD[OA]S?|GANAD[OA]S?|HECH[OA]S?|HACE|HIZO|JUST[OA]S?|EXACT[OA]S?",
    exactly="JUST[OA]S?|EXACT[OA]S?",
    having="CON",
    tricks="BAZAS?",
    plus="MÁS|PLUS",
    over=r"DE\s+MÁS|EXTRAS?",
    one_over=NEVER,
    minus=r"MENOS|CAE(?:\s+DE)?|(?:MULTA|MULTAD[OA]S?|CAÍDA|CAÍD[OA]S?)\s+(?:DE|EN)|CAÍD[OA]S?",
    down=r"MULTAS?|(?:DE\s+)?MENOS|CAÍDAS?|ABAJO",
    not_played=r"(?:NO\s+JUGAD[OA]|SIN\s+JUGAR)",
    average="MEDIA|PROMEDIO",
    ave="MED|PROM",
    score="PUNTOS",
    split="DIVIDIDO",
)
LANGUAGES = {
    language.code: language for language in (ENGLISH, GERMAN, FRENCH, DUTCH, POLISH, SPANISH)
}


def spoken(translate: Translate) -> Language:
    """Return the language of the translation, which gives its code; else English."""
    return LANGUAGES.get(translate("words", "en"), ENGLISH)
