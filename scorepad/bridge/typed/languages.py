"""The languages in which players type a deal: what they write, and the words they use for it."""

from typing import NamedTuple

from scorepad.bridge.contract import NOTRUMP, Strain
from scorepad.bridge.seats import Seat
from scorepad.bridge.translatable import Translate

_SEATS, _STRAINS = tuple(Seat), tuple(Strain)


class Language(NamedTuple):
    """How its speakers write a deal, and by which words they may call what is in it.

    Words are patterns in capitals; where one is printed, the first of them is a plain word.
    """

    code: str
    chairs: tuple[str, ...]
    """The letters of the chairs, from North clockwise."""
    chair_names: tuple[str, ...]
    suits: tuple[str, ...]
    """The strains as they are typed, clubs first and no trump last."""
    strain_names: tuple[str, ...]
    court_cards: str
    """The letters of jack, queen, king and ace."""
    numbers: tuple[str, ...]
    """From nought to thirteen."""
    passed: str
    doubled: str
    redoubled: str
    undoubled: str
    honours: str
    no_honours: str
    by: str
    """Stands before the declarer, or before who holds the honours."""
    of: str
    """The same, though names may begin so."""
    made: str
    exactly: str
    having: str
    """As in: *took* ten tricks, *went* two down, made *with* one over."""
    tricks: str
    plus: str
    over: str
    """Tricks over the contract, behind their number; `plus` stands before it."""
    minus: str
    down: str

    def chair(self, seat: Seat) -> str:
        """The letter of a chair."""
        return self.chairs[_SEATS.index(seat)]

    def chair_name(self, seat: Seat) -> str:
        """A chair as it is typed in full."""
        return first_word(self.names(seat))

    def names(self, seat: Seat) -> str:
        """What a chair may be called."""
        return self.chair_names[_SEATS.index(seat)]

    def suit(self, strain: Strain) -> str:
        """A suit, or no trump, as it is typed."""
        return self.suits[_STRAINS.index(strain)]

    def sign(self, strain: Strain) -> str:
        """A suit, or no trump, as it is shown."""
        return self.suit(strain) if strain is NOTRUMP else strain.sign

    def player(self, name: str) -> str:
        """A player as he is called; one without a name by the letter of the chair."""
        return self.chair(Seat(name)) if name in _SEATS else name


def first_word(words: str) -> str:
    """The word that is printed of those by which a thing may be called."""
    return words.partition("|")[0].lower()


NEVER = r"(?!)"
"""Stands for a word that a language does not have."""

ENGLISH = Language(
    code="en",
    chairs=("N", "E", "S", "W"),
    chair_names=("NORTH", "EAST", "SOUTH", "WEST"),
    suits=("C", "D", "H", "S", "NT"),
    strain_names=("CLUBS?", "DIAMONDS?", "HEARTS?", "SPADES?", r"NO\s*-?\s*TRUMPS?"),
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
    minus="MINUS|DOWN|OFF",
    down="DOWN|OFF",
)
GERMAN = Language(
    code="de",
    chairs=("N", "O", "S", "W"),
    chair_names=("NORD", "OST", "SÜD|SUED", "WEST"),
    suits=("T", "K", "C", "P", "SA"),
    strain_names=(
        "TREFFS?|KREUZ",
        "KAROS?",
        "HERZ(?:EN)?|C(?:O|Œ)E?URS?",
        "PIKS?",
        r"SANS[\s-]*ATOUTS?|OHNE(?:\s*TRUMPF)?",
    ),
    court_cards="BDKA",
    numbers=(
        *("NULL", "EIN(?:S|EN?|ER)?", "ZWEI", "DREI", "VIER", "FÜ?E?NF", "SECHS", "SIEBEN"),
        *("ACHT", "NEUN", "ZEHN", "ELF", "ZWÖ?E?LF", "DREIZEHN"),
    ),
    passed=r"PASSE|(?:ALLE\s+)?(?:GE)?PASS(?:T|EN)?|(?:DURCH|RUND|EIN)GEPASST",
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
    tricks="STICHE?",
    plus="PLUS",
    over="ÜE?BERSTICHE?|MEHR",
    minus="MINUS|FÄ?E?LLT",
    down="FALLER|UNTERSTICHE?|GEFALLEN|WENIGER",
)
FRENCH = Language(
    code="fr",
    chairs=("N", "E", "S", "O"),
    chair_names=("NORD", "EST", "SUD", "OUEST"),
    suits=("T", "K", "C", "P", "SA"),
    strain_names=("TRÈFLES?", "CARREAUX?", "C(?:O|Œ)E?URS?", "PIQUES?", r"SANS(?:[\s-]*ATOUTS?)?"),
    court_cards="VDRA",
    numbers=(
        *("ZÉRO", "UNE?", "DEUX", "TROIS", "QUATRE", "CINQ", "SIX", "SEPT"),
        *("HUIT", "NEUF", "DIX", "ONZE", "DOUZE", "TREIZE"),
    ),
    passed=r"PASSE|(?:DONNE\s+)?PASSÉE?|PASSE\s+GÉNÉRAL|(?:TOUS|TOUT\s+LE\s+MONDE)\s+PASSE(?:NT)?",
    doubled="CONTRÉE?|CONTRE",
    redoubled="SURCONTRÉE?|SURCONTRE",
    undoubled=r"(?:NON|PAS|SANS)\s+CONTRÉ?E?",
    honours="HONNEURS|HONNEUR",
    no_honours=r"(?:SANS|PAS\s+D')\s*HONNEURS?",
    by="PAR|CHEZ",
    of=NEVER,
    made="JUSTE|FAITE?S?|GAGNÉE?S?|RÉUSSIE?S?|ÉGAL",
    exactly="JUSTE|TOUT",
    having="AVEC",
    tricks="LEVÉES?|PLIS?",
    plus="PLUS",
    over=r"DE\s+MIEUX|DE\s+PLUS|EN\s+PLUS",
    minus=r"MOINS|CHUTÉ?E?(?:\s+D[E'])?",
    down=r"DE\s+CHUTE|DE\s+MOINS",
)
DUTCH = Language(
    code="nl",
    chairs=("N", "O", "Z", "W"),
    chair_names=("NOORD", "OOST", "ZUID", "WEST"),
    suits=("K", "R", "H", "S", "SA"),
    strain_names=(
        "KLAVERS?(?:EN)?",
        "RUITE?N?S?",
        "HARTE?N?S?",
        "SCHOPPENS?",
        r"SANS[\s-]*ATOUTS?|ZONDER(?:\s+TROEF)?",
    ),
    court_cards="BVHA",
    numbers=(
        *("NUL", "EEN", "TWEE", "DRIE", "VIER", "VIJF", "ZES", "ZEVEN"),
        *("ACHT", "NEGEN", "TIEN", "ELF", "TWAALF", "DERTIEN"),
    ),
    passed=r"PAS|(?:ALLEN?\s+)?(?:GE)?PAS(?:T|SEN)?|ROND\s*(?:GE)?PAST?",
    doubled="DOUBLET|GEDOUBLEERD|DUBBEL|GEDUBBELD",
    redoubled="REDOUBLET|GEREDOUBLEERD|REDUBBEL|GEREDUBBELD",
    undoubled=r"ONGEDOUBLEERD|NIET\s+GEDOUBLEERD",
    honours="HONNEURS|HONNEUR",
    no_honours=r"(?:GEEN|ZONDER)\s+HONNEURS?",
    by="DOOR|BIJ",
    of=NEVER,
    made="GEMAAKT|MAAKT|GEHAALD|CONTRACT",
    exactly="PRECIES|NET|JUIST",
    having="MET",
    tricks="SLAG(?:EN)?",
    plus="PLUS",
    over="OVERSLAG(?:EN)?|OVER|MEER",
    minus="MIN|DOWN",
    down="DOWN(?:SLAG(?:EN)?)?|MINDER",
)
POLISH = Language(
    code="pl",
    chairs=("N", "E", "S", "W"),
    chair_names=("PÓŁNOC|NORD", "WSCHÓD", "POŁUDNIE", "ZACHÓD"),
    suits=("T", "KA", "KI", "P", "BA"),
    strain_names=(
        "TREFL[EI]?|TREFLÓW",
        "KAR[OA]",
        "KIER[YA]?|KIERÓW",
        "PIK[IA]?|PIKÓW",
        r"BEZ\s*ATU",
    ),
    court_cards="WDKA",
    numbers=(
        *("ZERO", "JED(?:EN|N[AEOĄ]|NEJ)", "DW(?:A|IE|ÓCH|IEMA)", "TRZ(?:Y|ECH)", "CZTER(?:Y|ECH)"),
        *("PIĘ(?:Ć|CIU)", "SZE(?:ŚĆ|ŚCIU)", "SIED(?:EM|MIU)", "O(?:SIEM|ŚMIU)", "DZIEWIĘ(?:Ć|CIU)"),
        *("DZIESIĘ(?:Ć|CIU)", "JEDENA(?:ŚCIE|STU)", "DWANA(?:ŚCIE|STU)", "TRZYNA(?:ŚCIE|STU)"),
    ),
    passed=r"PAS|(?:CZTERY\s+)?PASY|(?:WSZYSCY\s+)?(?:S)?PASOW(?:ANE|ALI)",
    doubled=r"KONTR[AĄ]|Z\s+KONTRĄ|SKONTROWAN[YEA]",
    redoubled=r"REKONTR[AĄ]|Z\s+REKONTRĄ|ZREKONTROWAN[YEA]",
    undoubled=r"BEZ\s+KONTRY|NIESKONTROWAN[YEA]",
    honours="HONORY|HONOR(?:ÓW)?",
    no_honours=r"BEZ\s+HONORÓW",
    by="PRZEZ",
    of=NEVER,
    made="SWOJE|ZROBI(?:ON[EYA]|Ł[AI]?)|WYGRAN[EYA]|UGRAN[EYA]",
    exactly="RÓWNO|DOKŁADNIE",
    having="Z",
    tricks="LEW[AYĘ]?",
    plus="PLUS",
    over="NADRÓB(?:KA|KI|KĘ|EK)",
    minus=r"MINUS|(?:WPADKA\s+)?BEZ|WPADKA",
    down=r"WPADKOW[AEY]C?H?|WPADKI|WPADEK",
)
SPANISH = Language(
    code="es",
    chairs=("N", "E", "S", "O"),
    chair_names=("NORTE", "ESTE", "SUR", "OESTE"),
    suits=("T", "D", "C", "P", "ST"),
    strain_names=(
        "TRÉBOL(?:ES)?",
        "DIAMANTES?",
        "CORAZ(?:ÓN|ONES)",
        "PICAS?|PICOS?",
        r"SIN\s*TRIUNFOS?",
    ),
    court_cards="JDRA",
    numbers=(
        *("CERO", "UN[OA]?", "DOS", "TRES", "CUATRO", "CINCO", "SEIS", "SIETE"),
        *("OCHO", "NUEVE", "DIEZ", "ONCE", "DOCE", "TRECE"),
    ),
    passed=r"PASO|PASE|PASAD[OA]|(?:TODOS\s+)?PASAN|PASO\s+GENERAL",
    doubled="DOBLO|DOBLAD[OA]|DOBLE",
    redoubled="REDOBLO|REDOBLAD[OA]|REDOBLE",
    undoubled=r"(?:SIN|NO)\s+DOBL(?:AR|AD[OA])",
    honours="HONORES|HONOR",
    no_honours=r"SIN\s+HONORES",
    by="POR",
    of=NEVER,
    made="CUMPLID[OA]|HECH[OA]|HACE|JUST[OA]",
    exactly="JUST[OA]|EXACT[OA]",
    having="CON",
    tricks="BAZAS?",
    plus="MÁS|PLUS",
    over=r"DE\s+MÁS|EXTRAS?",
    minus=r"MENOS|CAE|(?:MULTA|CAÍDA)\s+DE",
    down=r"MULTAS?|DE\s+MENOS|CAÍDAS?|ABAJO",
)
LANGUAGES = {
    language.code: language for language in (ENGLISH, GERMAN, FRENCH, DUTCH, POLISH, SPANISH)
}


def spoken(translate: Translate) -> Language:
    """The language that is translated into, which names its code; English where none does."""
    return LANGUAGES.get(translate("words", "en"), ENGLISH)
