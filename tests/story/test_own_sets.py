"""Parlour's own content-sets hold together, in every language they are written in."""

import re
from collections.abc import Iterator

import pytest

from parlour.story.content.check import SETS, own_source, read_content
from parlour.story.content.content_set import Chapter, ContentSet, Trigger

LANGUAGES = ("en", "de")
SEARCHED = ("event", "place", "item", "words")
"""Kinds of trigger that are suggested when the journal has their words (FUG-X06)."""

every_set = pytest.mark.parametrize("id_", SETS)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def own(id_: str, language: str) -> ContentSet:
    content = read_content(own_source(id_, language))
    assert content.language == language
    return content


def parts(content: ContentSet) -> Iterator[tuple[str, int, str]]:
    """Every text of a set: its name, the first chapter that may read it, and itself."""
    yield "blurb", 0, content.blurb
    yield "intro", 0, content.intro.text
    for name in ("setting", "advice"):
        background = getattr(content, name)
        assert background is not None
        yield name, 0, background.text
    for person in content.character:
        text = f"{person.shown_as} {person.text}"
        yield person.id, person.chapter, text
    for chapter in content.chapter:
        yield f"chapter {chapter.number}", chapter.number, chapter.text
        for scene in chapter.scene:
            yield scene.id, chapter.number, f"{scene.title} {scene.text}"
        for trigger in chapter.trigger:
            text = f"{trigger.when.ref} {trigger.flashback} {trigger.ability.name}"
            yield f"trigger {trigger.id}", chapter.number, text


def triggers(content: ContentSet) -> Iterator[tuple[Chapter, Trigger]]:
    for chapter in content.chapter:
        for trigger in chapter.trigger:
            yield chapter, trigger


def scene_words(chapter: Chapter) -> dict[str, str]:
    """What a Dealer may say of each scene: its name and its text."""
    return {
        scene.id: f"{scene.title or scene.id.replace('-', ' ')} {scene.text}".casefold()
        for scene in chapter.scene
    }


def sentences(text: str) -> list[str]:
    return re.split(r"(?<=[.!?:;])\s+", text)


# Triggers


@every_set
@every_language
def test_trigger_of_own_set_can_fire_at_every_table(id_: str, language: str) -> None:
    """`signifier:` and `feature:` may match nobody (FUG-X07)."""
    for _, trigger in triggers(own(id_, language)):
        assert trigger.who in ("dealer_choice", "first", "all_present"), trigger.id


@every_set
@every_language
def test_searched_reference_occurs_in_its_chapter(id_: str, language: str) -> None:
    """Whoever says it in the words of the chapter gets the suggestion."""
    for chapter, trigger in triggers(own(id_, language)):
        if trigger.when.kind in SEARCHED:
            said = " ".join([chapter.text.casefold(), *scene_words(chapter).values()])
            assert trigger.when.ref.casefold() in said, trigger.id


@every_set
@every_language
def test_searched_thing_belongs_to_one_scene(id_: str, language: str) -> None:
    content = own(id_, language)
    scenes = {
        name: words
        for chapter in content.chapter
        for name, words in scene_words(chapter).items()
    }
    for _, trigger in triggers(content):
        if trigger.when.kind not in SEARCHED:
            continue
        ref = trigger.when.ref.casefold()
        for person in content.character:
            assert ref not in person.shown_as.casefold(), trigger.id
        if trigger.when.kind in ("item", "event"):
            found = [name for name, words in scenes.items() if ref in words]
            assert len(found) <= 1, (trigger.id, found)


SHIPS = re.compile(
    r"ship|boat|ferry|launch|schiff|boot|fähre|barkasse|halcyon", re.IGNORECASE
)


@every_language
def test_scratched_ship_trigger_ignores_other_ships(language: str) -> None:
    content = own("salt-hotel", language)
    found = content.trigger_of("ship-scratch")
    assert found is not None
    ref = found[1].when.ref.casefold()
    ships = [
        sentence
        for name, _, text in parts(content)
        if name not in ("rooms", "trigger ship-scratch")
        for sentence in sentences(text)
        if SHIPS.search(sentence)
    ]
    assert len(ships) > 20
    assert not [sentence for sentence in ships if ref in sentence.casefold()]


@every_set
@every_language
def test_character_in_memory_is_recognised(id_: str, language: str) -> None:
    """A memory shows no game-character whom it does not recognise (FUG-F04)."""
    for _, trigger in triggers(own(id_, language)):
        assert trigger.includes == [trigger.recognises] * bool(trigger.recognises)


ONE_PERSON = {"en": r"\{persona\} [a-z]+s\b", "de": r"\{persona\} [a-z]+t\b"}


@every_set
@every_language
def test_memory_of_all_present_reads_with_several_names(
    id_: str, language: str
) -> None:
    for _, trigger in triggers(own(id_, language)):
        if trigger.who == "all_present":
            assert not re.search(ONE_PERSON[language], trigger.flashback), trigger.id


# The rules of the table


AGAINST_RULES = {
    "en": [
        r"card of yours|your (own )?cards?\b",  # a Dealer holds none (FUG-B02)
        r"memory that needs no ability",  # no flashback without one (FUG-F01)
    ],
    "de": [
        r"dir eine Karte|deine[rn]? (eigenen )?Karten?\b",
        r"keine Fähigkeit braucht",
    ],
}


@every_set
@every_language
def test_own_set_keeps_the_rules(id_: str, language: str) -> None:
    for name, _, text in parts(own(id_, language)):
        for wrong in AGAINST_RULES[language]:
            assert not re.search(wrong, text), name


# Ways on


IF = {
    "en": r"If\b",
    "de": (
        r"(Wenn|Falls|Bleiben|Entgeht|Entkommt|Erreichen|Fragt|Geben|Gehen|Ging|Haben"
        r"|Ist|Liefern|Starb|Taten|Verbrennen|Weiß|Wurden)\b"
    ),
}


@every_set
@every_language
def test_chapter_names_two_ways_on(id_: str, language: str) -> None:
    """A table that missed something is led on, whatever it missed."""
    for chapter in own(id_, language).chapter:
        ways = [
            sentence
            for sentence in sentences(chapter.text)
            if re.match(IF[language], sentence)
        ]
        assert len(ways) >= 2, chapter.number


@every_language
def test_word_of_ledger_waits_in_chapter_two(language: str) -> None:
    """Chapter 1 ends with it; a table that missed it meets it again."""
    content = own("salt-hotel", language)
    places = {scene.id for scene in content.chapter[1].scene if "Halcyon" in scene.text}
    assert places == {"cellar", "consulting-room", "boilers"}


@every_set
def test_languages_of_own_set_have_the_same_paragraphs(id_: str) -> None:
    one, other = (
        {
            name: text.strip().count("\n\n")
            for name, _, text in parts(own(id_, language))
        }
        for language in LANGUAGES
    )
    assert one == other


# The Salt Hotel: who knows what, and where things are


SALT_SECRETS = {
    # a word of the plot, in English and German: the first chapter that may name it
    ("Halcyon", "Halcyon"): 1,
    ("Koll", "Koll"): 2,
    ("brine", "Sole"): 2,
    ("thirty-one", "einunddreißig"): 3,
    ("sea-cocks", "Seeventile"): 3,
    ("insur", "Versicherung"): 3,
    ("Navigation", "Reederei"): 3,
    ("ticket office", "Fahrkartenbüro"): 3,
    ("Lindqvast", "Lindqvast"): 4,
    ("Ansgar", "Ansgar"): 4,
}


@every_language
@pytest.mark.parametrize(("words", "chapter"), SALT_SECRETS.items())
def test_the_salt_hotel_keeps_its_plot(
    words: tuple[str, str], chapter: int, language: str
) -> None:
    """What a Dealer reads names nothing that a later chapter brings to light."""
    word = re.compile(rf"\b{words[LANGUAGES.index(language)]}", re.IGNORECASE)
    found = {
        first
        for _, first, text in parts(own("salt-hotel", language))
        if word.search(text)
    }
    assert min(found) == chapter


AGREED = {
    # a fact of the Salt Hotel, in English and German: every text that has to say it
    ("Tuesday", "Dienstag"): ["chapter 1"],
    ("Wednesday", "Mittwoch"): ["chapter 2"],
    ("Thursday", "Donnerstag"): ["chapter 1", "chapter 3"],
    ("owners", "Eigentümer"): ["setting", "doctor", "chapter 1", "chapter 2"],
    ("Halcyon party", "Halcyon-Gesellschaft"): ["chapter 1", "chapter 2", "cellar"],
    ("[Hh]is sister|Pim's sister", "Seine Schwester|Pims Schwester"): [
        "stoker",
        "chapter 2",
        "chapter 3",
    ],
    ("empty", "leer"): ["stoker", "foreman", "chapter 2", "chapter 3"],
    ("three days", "drei Tage"): ["chapter 2", "chapter 4"],
    ("ticket office", "Fahrkartenbüro"): ["chapter 3", "trigger signature"],
    ("purser", "Zahlmeister"): ["chapter 3", "purser"],
    ("by post|posted", "mit der Post|geschickt"): ["inspector", "chapter 3"],
    ("lower saloon", "unteren Salon"): ["chapter 3", "wreck"],
    ("alphabet", "Alphabet"): ["cellar"],
    ("from A|with A", "von A|Mit A"): ["chapter 4", "third-step"],
    ("on the landing", "auf dem Treppenabsatz"): [
        "magistrate",
        "chapter 4",
        "third-step",
    ],
    ("carried up|carrying", "hinaufgetragen|trägt"): ["chapter 4", "sluices"],
}


@every_language
@pytest.mark.parametrize(("words", "places"), AGREED.items())
def test_texts_of_salt_hotel_agree(
    words: tuple[str, str], places: list[str], language: str
) -> None:
    fact = re.compile(words[LANGUAGES.index(language)])
    texts = {name: text for name, _, text in parts(own("salt-hotel", language))}
    assert not [place for place in places if not fact.search(texts[place])]


CONTRADICTED = {
    "jars of the magistrate, carried up, in the cellar": (
        r"[Tt]wo jars in the cellar|jar stands in the cellar",
        r"[Zz]wei Gläser im Keller|steht im Keller",
    ),
    "paper written after the sinking, in the wreck": (
        r"It says what happened",
        r"was geschehen ist;",
    ),
    "nobody knows more, though Pim does": (
        r"nobody in the house tonight can tell",
        r"im Haus kann ihnen heute Abend niemand",
    ),
    "salt dangerous for a week, drunk the next evening": (r"in a week", r"einer Woche"),
}


@every_language
@pytest.mark.parametrize("what", CONTRADICTED)
def test_salt_hotel_does_not_contradict_itself(what: str, language: str) -> None:
    wrong = re.compile(CONTRADICTED[what][LANGUAGES.index(language)])
    content = own("salt-hotel", language)
    assert not [name for name, _, text in parts(content) if wrong.search(text)]
