import type { StoryContext } from "@storybook/react-vite";
import { hindi } from "./hindi.fixtures.ts";
import { mapTexts } from "./map-texts.ts";
import { pseudo } from "./pseudo.ts";
import { pseudoTexts } from "./pseudo-texts.ts";

type Args = Readonly<Record<string, unknown>>;

/**
 * The parts of a story that determine its texts. `moduleExport` is the story object of its file, which Storybook
 * passes untyped.
 */
export type Worded<Given> = Pick<StoryContext<Given>, "args" | "initialArgs" | "globals" | "parameters"> & {
  moduleExport?: unknown;
};

type LanguageChoice = Pick<Worded<unknown>, "args" | "globals">;

/** The language of a story: one with `lang: "hi"` is Hindi in every toolbar language. */
function languageOf({ args, globals }: LanguageChoice): unknown {
  return (args as Args).lang === "hi" ? "hi" : globals.language;
}

/** A text without the spaces around it. */
const TRIMMED = /\S(?:.*\S)?/s;
const TRANSLATORS: Readonly<Record<string, (text: string) => string>> = {
  hi: (text) => text.replace(TRIMMED, (english) => hindi[english] ?? english),
  pseudo: (text) => text.replace(TRIMMED, (english) => (english in hindi ? pseudo(english) : english)),
};

/** Any story value in the toolbar's language, as far as `hindi.fixtures.ts` has its texts. */
export function translate<Value>(value: Value, context: LanguageChoice): Value {
  const translator = TRANSLATORS[String(languageOf(context))];
  return translator ? mapTexts(value, translator) : value;
}

/**
 * A story's args in the toolbar's language. Components take texts as props: `parameters.hi` has the Hindi ones, as
 * args. The meta's Hindi is for the meta's texts; a story with other texts has its own `parameters.hi`, or its
 * texts are in `hindi.fixtures.ts`.
 */
export function translateArgs<Given>(context: Worded<Given>): Given {
  const args = context.args as Args;
  const initial = context.initialArgs as Args;
  const written = (context.moduleExport ?? {}) as { args?: Args; parameters?: { hi?: Args } };
  const own = written.parameters?.hi ?? {};
  const language = languageOf(context);
  if (language !== "hi" && language !== "pseudo") return context.args;

  const given: Args = { ...context.parameters.hi, ...own };
  /** Whether the Hindi matches the story's text. */
  const isOf = (name: string) => name in own || (name in given && !(name in (written.args ?? {})));
  const translated = Object.entries({ ...given, ...args }).map(([name, shown]) => {
    const arg = args[name];
    // The text was edited in the controls.
    if (arg !== initial[name]) return [name, arg];
    if (language === "hi") return [name, translate(isOf(name) ? given[name] : arg, context)];
    // A locale is not a text: the browser must know the language.
    const isText = isOf(name) && name !== "locale";
    return [name, isText ? pseudoTexts(arg, given[name]) : translate(shown, context)];
  });
  return Object.fromEntries(translated) as Given;
}
