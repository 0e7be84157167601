/** Fluent catalogues: the words of a game, and those of the screens around it. */

import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentValue,
  type FluentVariable,
} from "@fluent/bundle";
import { api, ApiError } from "../site/api";

export type Args = Record<string, FluentVariable>;

/** One catalogue, and the language that its plurals and numbers follow. */
export type Catalogue = { language: string; ftl: string };

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
const MARKS = /[\u2068\u2069]/g;

/** The form of a verb for its subject, as `verb` in messages.py: you, one, us, many. */
function verb([who]: FluentValue[], forms: Record<string, FluentValue>): FluentValue {
  return forms[String(who)] ?? forms.many ?? "";
}

/** A name before what is somebody's, as in messages.py: `Cleos`, `Hans’`. */
function genitive([name]: FluentValue[]): FluentValue {
  return /[sßxz]$/.test(String(name)) ? `${String(name)}’` : `${String(name)}s`;
}

/** The last of a row with the Spanish word before it, as in messages.py: `y Mara`, `e Inés`. */
function and([last]: FluentValue[]): FluentValue {
  return `${/^h?[ií](?![aeouáéóú])/i.test(String(last)) ? "e" : "y"} ${String(last)}`;
}

const FUNCTIONS = { VERB: verb, GENITIVE: genitive, AND: and };

/** A number that is written with a minus, not with a hyphen, as in messages.py. */
class BelowZero extends FluentNumber {
  override toString(scope: Parameters<FluentNumber["toString"]>[0]): string {
    return super.toString(scope).replace("-", "−");
  }
}

const written = (value: FluentVariable): FluentVariable =>
  typeof value === "number" && value < 0 ? new BelowZero(value) : value;

/** Sentences by message id. Earlier catalogues win over later ones of their language,
 * whose sentences may name theirs, and earlier languages over later ones. */
export class Words {
  readonly #bundles: FluentBundle[];

  /** The language they are in, as far as they are. */
  readonly language: string;

  constructor(catalogues: readonly Catalogue[]) {
    this.language = catalogues[0]?.language ?? "en";
    this.#bundles = [...new Set(catalogues.map(({ language }) => language))].map((language) => {
      const bundle = new FluentBundle(language, { functions: FUNCTIONS });
      for (const { ftl } of catalogues.filter((one) => one.language === language).reverse())
        bundle.addResource(new FluentResource(ftl), { allowOverrides: true });
      return bundle;
    });
  }

  /** Whether there is such a message, or such an attribute of it. */
  has(id: string, attr?: string): boolean {
    return this.#find(id, attr) !== undefined;
  }

  /** The sentence; the id itself where there is none, so that gaps are seen. */
  text(id: string, args?: Args | null, attr?: string): string {
    const found = this.#find(id, attr);
    if (!found) return attr ? "" : id;
    // With a list for errors a missing value shows as {$name} instead of throwing.
    const told =
      args &&
      Object.fromEntries(Object.entries(args).map(([name, value]) => [name, written(value)]));
    const sentence = found.bundle.formatPattern(found.pattern, told, []);
    // Marks that keep a right-to-left name in its place are noise everywhere else.
    return RIGHT_TO_LEFT.test(sentence) ? sentence : sentence.replace(MARKS, "");
  }

  #find(id: string, attr?: string) {
    const spelled = id.replaceAll(".", "_"); // `option-edition-0.9` is `option-edition-0_9`
    for (const bundle of this.#bundles) {
      const message = bundle.getMessage(spelled);
      const pattern = attr ? message?.attributes[attr] : message?.value;
      if (pattern) return { bundle, pattern };
    }
    return undefined;
  }
}

/** Whatever has sentences: a game, or a story. */
export type Speaking = Pick<Words, "has" | "text">;

async function catalogue(language: string, name: string): Promise<Catalogue | null> {
  try {
    return { language, ftl: await api.text(`/api/words/${language}/${name}`) };
  } catch (thrown) {
    if (thrown instanceof ApiError && thrown.status === 404) return null;
    throw thrown;
  }
}

const loaded = new Map<string, Promise<Words>>();

/** The words of a game over those all games share; English where a language has gaps. */
export function words(language: string, slug: string): Promise<Words> {
  const key = `${language}/${slug}`;
  let found = loaded.get(key);
  if (!found) {
    const languages = language === "en" ? ["en"] : [language, "en"];
    found = Promise.all(
      languages.flatMap((one) => [catalogue(one, slug), catalogue(one, "shared")]),
    ).then((all) => new Words(all.filter((one) => one !== null)));
    found.catch(() => loaded.delete(key)); // a lost line is not remembered
    loaded.set(key, found);
  }
  return found;
}
