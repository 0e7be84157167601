// Made by tools/story_types.py from src/parlour/server/stories/scenes.py; do not edit.

import type {
  Consider,
  Considered,
  Done,
  Hello,
  Hint,
  Look,
  No,
  Nudge,
  Nudged,
  Oops,
  Ping,
  Pong,
  Presence,
  Question,
  SeatInfo,
  TableView,
} from "./table";

/** Writes an entry into the journal. */
export interface WriteEntry {
  do: "write";
  id: string;
  seat: number;
  entry: AnyEntry;
}

export interface PersonaDescribed {
  is: "persona_described";
  text?: string;
  looks_like?: string;
  sounds_like?: string;
}

/** The Dealer finds a description outside the limits (FUG-P03). */
export interface PersonaRefused {
  is: "persona_refused";
  persona: string;
  why: string;
}

export interface FeatureSuggested {
  is: "feature_suggested";
  persona: string;
  category: string;
  text: string;
}

/** The Dealer finds a suggestion illegal (FUG-P05), or too like the first (P07). */
export interface FeatureRejected {
  is: "feature_rejected";
  persona: string;
  rule?: "FUG-P05" | "FUG-P07";
  why?: string;
}

export interface FeatureVetoed {
  is: "feature_vetoed";
  persona: string;
}

export interface FeatureAccepted {
  is: "feature_accepted";
  persona: string;
}

/** A seat's yes to a new persona for the player of a dead one (FUG-W11). */
export interface NewPersona {
  is: "new_persona";
  seat: number;
}

/** The Dealer corrects the state of play by hand, for all to see (FUG-J07). */
export interface Override {
  is: "override";
  why: string;
  what: "bell" | "contest" | "deck" | "quota" | "retry" | "revive" | "ruling" | "settle" | "undo" | "wound";
  entry?: number | null;
  seat?: number | null;
  source?: "gift" | "self" | null;
  amount?: number;
  who?: string;
  success?: boolean;
  words?: string;
}

/** A portrait, or a picture in the Dealer's drawer that nobody else sees yet. */
export interface Pictured {
  is: "pictured";
  file?: string;
  caption?: string;
  of?: string;
}

/** The Dealer shows a picture of the drawer: as a handout, or as a scene's. */
export interface PictureShown {
  is: "picture_shown";
  picture: number;
  to?: number[];
  scene?: number | null;
}

/** A picture is taken away: nobody sees it any more. */
export interface PictureRemoved {
  is: "picture_removed";
  picture: number;
}

export interface SeatJoined {
  is: "seat_joined";
  name: string;
  bot?: boolean;
}

/** A seat is given up for good, before the story begins. */
export interface SeatLeft {
  is: "seat_left";
}

/** The whole content-set goes into the journal: nothing may change it later. */
export interface ContentChosen {
  is: "content_chosen";
  source?: string;
  uploaded?: boolean;
}

export interface OptionsSet {
  is: "options_set";
  options: Record<string, string | number | boolean>;
}

/** This seat has read the file outside the table, for all to see (FUG-X11). */
export interface KnowsStory {
  is: "knows_story";
}

/** A seat's yes to the next Dealer; appointed once all who are here agree. */
export interface DealerAppointed {
  is: "dealer_appointed";
  dealer: number;
}

/** A seat's yes to another Dealer in mid-session, the Dealer's too (FUG-J04). */
export interface DealerReplaced {
  is: "dealer_replaced";
  dealer: number;
  gone?: boolean;
}

export interface DealingDeclined {
  is: "dealing_declined";
  declines?: boolean;
}

/** A seat is away for the session, or back (FUG-S09). */
export interface Away {
  is: "away";
  seat: number;
  away: boolean;
  gone?: boolean;
}

/** The fact that a seat opened what it may read; never the text. */
export interface ChapterOpened {
  is: "chapter_opened";
  part: "advice" | "chapter" | "intro" | "setting";
  number?: number;
}

/** All but the Dealer close their eyes. */
export interface EyesClosed {
  is: "eyes_closed";
}

export interface IntroRead {
  is: "intro_read";
}

/** To everybody who has none yet. */
export interface SignifiersDealt {
  is: "signifiers_dealt";
}

export interface SessionOpened {
  is: "session_opened";
}

export interface SessionClosed {
  is: "session_closed";
}

/** The Dealer frames a scene; the last one ends. */
export interface SceneSet {
  is: "scene";
  text?: string;
}

export interface InScene {
  is: "in_scene";
  who: string;
  here: boolean;
}

/** A character of the content-set by its id there, or one made up now. */
export interface CharacterEntered {
  is: "character_entered";
  character?: string;
  shown_as?: string;
}

export interface Narration {
  is: "narration";
  text?: string;
  as?: string;
}

export interface Speech {
  is: "speech";
  as: string;
  text?: string;
}

/** Table talk: said by people, not part of the story. */
export interface Talk {
  is: "talk";
  text?: string;
}

export interface PersonaNamed {
  is: "named";
  name: string;
}

/** Something still unexplained, for the memory board. */
export interface QuestionAsked {
  is: "question";
  text?: string;
  about?: number | null;
}

export interface QuestionAnswered {
  is: "answered";
  question: number;
}

export interface PrivateNote {
  is: "private_note";
  text: string;
}

export interface DealerNote {
  is: "dealer_note";
  text: string;
}

export interface Amend {
  is: "amend";
  entry: number;
  text?: string;
  facts?: boolean;
}

export interface AmendAnswered {
  is: "amend_answered";
  amend: number;
  yes: boolean;
}

export interface StopCardPlayed {
  is: "stop";
}

export interface GoOn {
  is: "go_on";
}

/** Replaces a part while the stop card lies, or drops it if the text is empty. */
export interface Retold {
  is: "retold";
  entry: number;
  text?: string;
}

/** The Dealer switches one of the table's helps off, or on again. */
export interface Switched {
  is: "switched";
  what: "bell" | "effects" | "guesses" | "suggestions";
  on: boolean;
}

/** The Dealer rings the bell by hand, where the table does not mind it. */
export interface SignifierTurned {
  is: "signifier_turned";
  card: string;
  on: string;
  by?: number | null;
}

/** A persona uses the ability of a Signifier at once (FUG-F22). */
export interface ImmediateUse {
  is: "immediate_use";
  bell: number;
  how: "act" | "describe" | "pass";
  text?: string;
}

/** A gift in the making, for its author's eyes only (FUG-F26). */
export interface MemoryDrafted {
  is: "memory_drafted";
  persona: string;
  text: string;
}

/** A draft is thrown away before anybody saw it. */
export interface MemoryWithdrawn {
  is: "memory_withdrawn";
  memory: number;
}

/** A narrated flashback, pending until its ability is named. */
export interface MemoryNarrated {
  is: "memory";
  source: "gift" | "self" | "signifier" | "story";
  persona: string;
  text?: string;
  trigger?: string;
  appears?: string[];
  augments?: number[];
  bell?: number | null;
  draft?: number | null;
}

export interface MemoryRuledOut {
  is: "memory_ruled_out";
  memory: number;
  rule: "FUG-F03" | "FUG-F04" | "FUG-F05";
  why?: string;
}

/** Names what the persona can do now: completes a memory. */
export interface Ability {
  is: "ability";
  memory: number;
  name: string;
  parts?: string[];
}

export interface AbilityVetoed {
  is: "ability_vetoed";
  memory: number;
}

/** The Dealer words an ability (FUG-F08). */
export interface AbilityWorded {
  is: "ability_worded";
  memory: number;
  name: string;
  parts?: string[] | null;
}

export interface SharedMemory {
  is: "shared_memory";
  memory: number;
}

export interface TriggerFired {
  is: "trigger_fired";
  trigger?: string;
  personae?: string[];
}

export interface ContestOpened {
  is: "contest_opened";
  stakes: string;
  hands: CastHand[];
  violent?: boolean;
  aims?: Aim[];
}

/** A character in a contested action. */
export interface CastHand {
  who: string;
  group?: number;
  side?: string;
  weapon?: boolean | null;
  abilities?: number[];
  skills?: string[];
}

/** The aim of one side of a contested action. */
export interface Aim {
  group?: number;
  side: string;
  text: string;
}

/** An answer to what the contest asks. */
export interface ContestPlayed {
  is: "contest_played";
  chosen: string[];
}

/** A bit of the action, from the card that was turned up (FUG-B13). */
export interface ContestNarrated {
  is: "contest_told";
  text?: string;
}

export interface ContestClosed {
  is: "contest_closed";
}

export interface BasicAction {
  is: "basic_action";
  as: string;
  text?: string;
}

export interface NotBasic {
  is: "not_basic";
  action: number;
}

/** A persona tries something that would test an ordinary person. */
export interface SkilledAction {
  is: "skilled_action";
  persona: string;
  task: string;
  again?: number | null;
}

/** The Dealer says the difficulty aloud, and which ability helps. */
export interface TaskSet {
  is: "task_set";
  difficulty: number;
  ability?: number | null;
  unit?: "hours" | "minutes" | "seconds" | null;
}

export interface TaskGranted {
  is: "task_granted";
  ability: number;
}

/** It is not tried after all, or is no skilled action. */
export interface TaskDropped {
  is: "task_dropped";
}

export interface TaskFlip {
  is: "task_flip";
}

/** Time Passes: go on, or give up. */
export interface TaskChoice {
  is: "task_choice";
  go_on: boolean;
}

export interface TaskNarration {
  is: "task_narration";
  text?: string;
}

export interface Wound {
  is: "wound";
  who: string;
  kind: "permanent" | "temporary";
  part: string;
}

export interface WoundTended {
  is: "wound_tended";
  wound: number;
  by?: string;
}

export interface WoundReopened {
  is: "wound_reopened";
  wound: number;
}

/** Tended wounds close, after a number of hours if the set counts hours. */
export interface WoundHealed {
  is: "wound_healed";
  who: string;
  hours?: number;
  unbroken?: boolean;
}

export interface Incapacitated {
  is: "incapacitated";
  who: string;
  kind: "restrained" | "subdued" | "unconscious";
}

export interface Recovered {
  is: "recovered";
  who: string;
}

/** A lost ability is learned again with other parts, over a long time. */
export interface Relearned {
  is: "relearned";
  ability: number;
  persona: string;
  parts?: string[];
}

export interface Death {
  is: "death";
  who: string;
  sure?: boolean;
}

export interface PlayInContest {
  do: "play";
  id: string;
  seat: number;
  at: number;
  chosen: string[];
}

/** The stop card. Nobody learns who played it, and no log holds it. */
export interface PlayStop {
  do: "stop";
  id: string;
}

/** Reads a sealed part that this seat may read; answered by `opened`. */
export interface Open {
  do: "open";
  id: string;
  seat: number;
  part: "advice" | "chapter" | "intro" | "setting";
  number?: number;
}

/** This seat's private notes, drafts, and the Dealer notes it may read. */
export interface Notes {
  do: "notes";
  id: string;
  seat: number;
}

/** Takes a seat; after the beginning a freed one, or it makes a late-comer. */
export interface SitAtStory {
  do: "sit";
  id: string;
  name?: string | null;
}

/** Leaves a seat. Once the story has begun, the seat is away and keeps its sheet. */
export interface LeaveStory {
  do: "stand";
  id: string;
  seat: number;
}

/** Acts of the host; they open nothing that is sealed. */
export interface HostStory {
  do: "host";
  id: string;
  act: "bot" | "close" | "free" | "kick" | "lock" | "pass-on" | "timer" | "unlock";
  seat?: number | null;
  seconds?: number;
}

export interface StoryWelcome {
  is: "welcome";
  seq: number;
  scene: StoryScene;
  told: EntryView[];
  whole: boolean;
}

/** Everything a client needs to draw the table now. */
export interface StoryScene {
  table: StoryTableInfo;
  looking: number | null;
  story: StoryView;
  contest: ContestScene | null;
}

/** The table without its story. */
export interface StoryTableInfo {
  kind: "story";
  id: string;
  code: string;
  state: "closed" | "gathering" | "over" | "playing";
  seats: SeatInfo[];
  locked: boolean;
  public: boolean;
  watch: "none" | "public";
  watchers: number;
  you_host: boolean;
  exports: ("html" | "json" | "pdf")[];
  timer: number;
  deck: string;
}

/** The whole campaign as one reader may see it. */
export interface StoryView {
  state: "creation" | "end" | "hand-over" | "lobby" | "opening" | "preparation" | "session" | "signifiers";
  session: number;
  sessions: number;
  content: ContentView | null;
  options: Record<string, string | number | boolean>;
  seats: SeatView[];
  dealer: number | null;
  dealers: string[][];
  next_dealer: number | null;
  may_deal: number[];
  sheets: SheetView[];
  characters: CharacterView[];
  intro: string;
  scene: string;
  scene_at: number;
  scene_picture: PictureView | null;
  handouts: Handout[];
  memories: MemoryView[];
  questions: QuestionView[];
  previously: Previously[];
  creation: Creation | null;
  task: TaskView | null;
  bells: Bell[];
  contest: number | null;
  contest_to_tell: number | null;
  table_cards: string[];
  deck: number;
  discard: string[];
  unseen: number;
  stopped: boolean;
  helps: Record<string, boolean>;
  waiting: number[];
  may: string[];
  sealed: SealedPart[];
  dealing: DealerView | null;
}

/** Facts about the content-set for everybody at the table. */
export interface ContentView {
  id: string;
  title: string;
  blurb: string;
  licence: string;
  credits: string[];
  sessions: number;
  session_hours: number[];
  locked: string[];
  can: string[];
  cannot: string[];
  healing: string;
  uploaded: boolean;
  parts: string[];
}

export interface SeatView {
  seat: number;
  name: string;
  bot: boolean;
  away: boolean;
  declined: boolean;
  knows_story: boolean;
  says: number | null;
  persona: string;
  dealer: boolean;
  has_dealt: boolean;
  own_flashbacks: Quota;
  gifts: Quota;
}

export interface Quota {
  left: number;
  most: number;
}

/** A persona as it stands on its sheet. */
export interface SheetView {
  persona: string;
  seat: number;
  run_by: "dealer" | "nobody" | "player";
  description: string;
  looks_like: string;
  sounds_like: string;
  feature: string;
  category: string;
  feature_by: number | null;
  name: string;
  signifier: string;
  signifier_live: boolean;
  memories: number[];
  abilities: AbilityView[];
  wounds: WoundView[];
  state: "able" | "dead" | "restrained" | "subdued" | "unconscious";
  in_scene: boolean;
  portrait: PictureView | null;
}

export interface AbilityView {
  memory: number;
  name: string;
  parts: string[];
  state: "blocked" | "lost" | "usable";
  by: number[];
}

export interface WoundView {
  wound: number;
  kind: "permanent" | "temporary";
  part: string;
  tended: boolean;
  healed: boolean;
}

/** A picture that this reader may see, at `/api/tables/ID/pictures/PICTURE`. */
export interface PictureView {
  picture: number;
  caption: string;
}

/** A game-character that was brought in. */
export interface CharacterView {
  who: string;
  shown_as: string;
  wounds: WoundView[];
  state: "able" | "dead" | "restrained" | "subdued" | "unconscious";
  in_scene: boolean;
  declared: string[];
  portrait: PictureView | null;
}

/** A picture that the Dealer showed to this reader, or to everybody. */
export interface Handout {
  picture: number;
  caption: string;
  shown: number;
  by: number;
  to_all: boolean;
}

/** A note on the memory board. */
export interface MemoryView {
  session: number;
  source: string;
  personae: string[];
  by: number | null;
  text: string;
  trigger: string;
  appears: string[];
  augments: number[];
  ability: string;
  parts: string[];
  status: string;
  shared: boolean;
  memory: number;
  cards: string[];
  vetoes: number;
  names_ability: number | null;
}

export interface QuestionView {
  question: number;
  text: string;
  about: number | null;
}

/** A line of what happened in the last session. */
export interface Previously {
  seq: number;
  kind: string;
  who: string;
  text: string;
}

/** The persona in creation, and the next step. */
export interface Creation {
  persona: string;
  seat: number;
  stage: "answer" | "describe" | "suggest";
  neighbour: number;
  suggestion: string;
  category: string;
  second: boolean;
  refused: string;
  not_again: string;
}

export interface TaskView {
  persona: string;
  words: string;
  difficulty: number | null;
  ability: number | null;
  unit: string;
  elapsed: number;
  cards: string[];
  outcome: "" | "failure" | "success";
  barred: boolean;
  stage: "asked" | "choose" | "narrate" | "set";
  task: number;
  lacks_ability: boolean;
}

/** A live Signifier was turned up. */
export interface Bell {
  cards: string[];
  personae: string[];
  narrator: number;
  appear: string[];
  on: string;
  extends: number | null;
  memory: number | null;
  use: string[];
  bell: number;
  stage: "ability" | "memory" | "use";
  in_contest: boolean;
}

/** A part that this seat may open, without its text. */
export interface SealedPart {
  part: "advice" | "chapter" | "intro" | "setting";
  number: number;
  opened: boolean;
}

/** The parts that only this session's Dealer sees. */
export interface DealerView {
  suggestions: Suggestion[];
  advice: string[];
  asked: number[];
  undo: number | null;
  characters: Cast[];
  drawer: Prepared[];
}

/** A trigger that fits what has just happened; for the Dealer only. */
export interface Suggestion {
  trigger: string;
  chapter: number;
  because: number;
  personae: string[];
  flashback: string;
  ability: string;
}

/** A game-character's abilities and weapon, as its content-set has them. */
export interface Cast {
  who: string;
  abilities: string[];
  weapon: boolean;
}

/** A picture in the Dealer's drawer. */
export interface Prepared {
  picture: number;
  caption: string;
  to: number[];
  to_all: boolean;
}

/** The contest in progress, drawn as any game is: docs/games/layout.md. */
export interface ContestScene {
  entry: number;
  stakes: string;
  aims: Aim[];
  violent: boolean;
  seats: number[];
  hands: ContestHand[];
  you: number | null;
  view: TableView;
  marks: Record<string, Record<string, number | string>>;
  question: Question | null;
  hints: Hint[];
  waiting: number[];
  over: boolean;
}

/** A hand of the contest by its number, and whose it is at the story table. */
export interface ContestHand {
  hand: number;
  who: string;
  seat: number | null;
  group: number;
  side: string;
  abilities: string[];
  weapon: boolean;
  joined: boolean;
  turn: boolean;
}

/** One entry as this reader may see it. */
export interface EntryView {
  seq: number;
  at: number;
  session: number;
  seat: number | null;
  kind: string;
  entry: AnyEntry;
  status: string;
  facts: EntryFacts;
  amended: string;
}

/** Facts about an entry; each reader gets those that they may know. */
export interface EntryFacts {
  ability?: string;
  accepted?: boolean;
  appointed?: number;
  barred?: boolean;
  bells?: string[];
  campaign_closed?: boolean;
  caption?: string;
  card?: string;
  cards?: string[];
  contest?: number;
  dealt?: [string, string][];
  death_to_confirm?: string;
  elapsed?: number;
  extends?: number;
  gone?: boolean;
  healed?: number[];
  kind?: string;
  outcome?: string | [string, string, string][];
  part?: string;
  persona?: string;
  personae?: string[];
  phase?: string;
  picture?: number;
  played?: [string, string, string][];
  rounds?: number;
  session?: number;
  shown_as?: string;
  stakes?: string;
  task?: number;
  text?: string;
  took_over?: boolean;
  undone?: number;
  who?: string;
  words?: string;
  yours?: boolean;
}

export interface StoryUpdate {
  is: "update";
  seq: number;
  told: EntryView[];
  scene: StoryScene;
}

export interface OpenedPart {
  is: "opened";
  id: string;
  content: SealedText;
}

/** The text of a sealed part, for a seat that may read it. */
export interface SealedText {
  part: "advice" | "chapter" | "intro" | "setting";
  number: number;
  title: string;
  text: string;
  scenes: SceneText[];
  characters: ChapterCharacter[];
  triggers: ChapterTrigger[];
}

export interface SceneText {
  id: string;
  text: string;
  title: string;
}

/** A character of the content-set, as Dealers read it. */
export interface ChapterCharacter {
  id: string;
  who: string;
  shown_as: string;
  text: string;
  abilities: string[];
  weapon: boolean;
}

export interface ChapterTrigger {
  id: string;
  when: string;
  ref: string;
  who: string;
  limit: string;
  flashback: string;
  ability: string;
  parts: string[];
  includes: string[];
  recognises: string;
  spent: boolean;
  personae: string[];
}

export interface NotesFound {
  is: "notes";
  id: string;
  notes: NoteView[];
}

/** A note or a draft that this reader asked for. */
export interface NoteView {
  seq: number;
  at: number;
  session: number;
  kind: "dealer_note" | "memory_drafted" | "private_note";
  by: number;
  text: string;
  persona: string;
}

export type Request =
  | Hello
  | Ping
  | Look
  | Consider
  | Nudge
  | WriteEntry
  | PlayInContest
  | PlayStop
  | Open
  | Notes
  | SitAtStory
  | LeaveStory
  | HostStory;

export type Message =
  | Presence
  | Done
  | No
  | Considered
  | Nudged
  | Oops
  | Pong
  | StoryWelcome
  | StoryUpdate
  | OpenedPart
  | NotesFound;

export type AnyEntry =
  | PersonaDescribed
  | PersonaRefused
  | FeatureSuggested
  | FeatureRejected
  | FeatureVetoed
  | FeatureAccepted
  | NewPersona
  | Override
  | Pictured
  | PictureShown
  | PictureRemoved
  | SeatJoined
  | SeatLeft
  | ContentChosen
  | OptionsSet
  | KnowsStory
  | DealerAppointed
  | DealerReplaced
  | DealingDeclined
  | Away
  | ChapterOpened
  | EyesClosed
  | IntroRead
  | SignifiersDealt
  | SessionOpened
  | SessionClosed
  | SceneSet
  | InScene
  | CharacterEntered
  | Narration
  | Speech
  | Talk
  | PersonaNamed
  | QuestionAsked
  | QuestionAnswered
  | PrivateNote
  | DealerNote
  | Amend
  | AmendAnswered
  | StopCardPlayed
  | GoOn
  | Retold
  | Switched
  | SignifierTurned
  | ImmediateUse
  | MemoryDrafted
  | MemoryWithdrawn
  | MemoryNarrated
  | MemoryRuledOut
  | Ability
  | AbilityVetoed
  | AbilityWorded
  | SharedMemory
  | TriggerFired
  | ContestOpened
  | ContestPlayed
  | ContestNarrated
  | ContestClosed
  | BasicAction
  | NotBasic
  | SkilledAction
  | TaskSet
  | TaskGranted
  | TaskDropped
  | TaskFlip
  | TaskChoice
  | TaskNarration
  | Wound
  | WoundTended
  | WoundReopened
  | WoundHealed
  | Incapacitated
  | Recovered
  | Relearned
  | Death;

