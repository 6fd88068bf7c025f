import type { StoryContext } from "@storybook/react-vite";
import { hindi } from "./hindi.fixtures.ts";
import { mapWords } from "./map-words.ts";
import { pseudo } from "./pseudo.ts";
import { pseudoWords } from "./pseudo-words.ts";

type Args = Readonly<Record<string, unknown>>;

/** What of a story tells its words. `moduleExport` is the story as its file has it, which Storybook gives without a type. */
export type Worded<Given> = Pick<StoryContext<Given>, "args" | "initialArgs" | "globals" | "parameters"> & {
  moduleExport?: unknown;
};

type Told = Pick<Worded<unknown>, "args" | "globals">;

/** What a story is told in: a story that is Hindi by itself (`lang: "hi"`) is so in every language. */
function languageOf({ args, globals }: Told): unknown {
  return (args as Args).lang === "hi" ? "hi" : globals.language;
}

/** What a text says, without the spaces that part it from its neighbours. */
const SAID = /\S(?:.*\S)?/s;
const SAY: Readonly<Record<string, (text: string) => string>> = {
  hi: (text) => text.replace(SAID, (english) => hindi[english] ?? english),
  pseudo: (text) => text.replace(SAID, (english) => (english in hindi ? pseudo(english) : english)),
};

/** Anything that a story holds or draws, in the language of the toolbar, as far as `hindi.fixtures.ts` knows its words. */
export function said<Value>(value: Value, context: Told): Value {
  const say = SAY[String(languageOf(context))];
  return say ? mapWords(value, say) : value;
}

/**
 * A story's args in the language of the toolbar. Components take their words as props: `parameters.hi` gives the Hindi
 * ones, as args. The meta's are for the meta's words; a story that says something else brings its own `parameters.hi`, or
 * what it says stands in `hindi.fixtures.ts`.
 */
export function wordsOf<Given>(context: Worded<Given>): Given {
  const args = context.args as Args;
  const initial = context.initialArgs as Args;
  const written = (context.moduleExport ?? {}) as { args?: Args; parameters?: { hi?: Args } };
  const own = written.parameters?.hi ?? {};
  const language = languageOf(context);
  if (language !== "hi" && language !== "pseudo") return context.args;

  const given: Args = { ...context.parameters.hi, ...own };
  /** Whether the Hindi says what the story says. */
  const isOf = (name: string) => name in own || (name in given && !(name in (written.args ?? {})));
  const words = Object.entries({ ...given, ...args }).map(([name, shown]) => {
    const arg = args[name];
    // Somebody has said something else in the controls.
    if (arg !== initial[name]) return [name, arg];
    if (language === "hi") return [name, said(isOf(name) ? given[name] : arg, context)];
    // How dates are written is no word: the browser must know the language.
    const isWord = isOf(name) && name !== "locale";
    return [name, isWord ? pseudoWords(arg, given[name]) : said(shown, context)];
  });
  return Object.fromEntries(words) as Given;
}
