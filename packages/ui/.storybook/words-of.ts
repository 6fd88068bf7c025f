import type { StoryContext } from "@storybook/react-vite";
import { pseudoWords } from "./pseudo-words.ts";

type Args = Readonly<Record<string, unknown>>;

/** What of a story tells its words. `moduleExport` is the story as its file has it, which Storybook gives without a type. */
export type Worded<Given> = Pick<StoryContext<Given>, "args" | "initialArgs" | "globals" | "parameters"> & {
  moduleExport?: unknown;
};

/**
 * A story's args in the language of the toolbar. Components take their words as props: `parameters.hi` gives the Hindi
 * ones, as args. The meta's are for the meta's words; a story that says something else keeps it, or brings its own
 * `parameters.hi`. A story that is Hindi by itself (`lang: "hi"`) is so in every language.
 */
export function wordsOf<Given>(context: Worded<Given>): Given {
  const args = context.args as Args;
  const initial = context.initialArgs as Args;
  const written = (context.moduleExport ?? {}) as { args?: Args; parameters?: { hi?: Args } };
  const own = written.parameters?.hi ?? {};
  const language = args.lang === "hi" ? "hi" : context.globals.language;
  if (language !== "hi" && language !== "pseudo") return context.args;

  /** Whether the Hindi says what the story says, and nobody has said anything else in the controls. */
  const isOf = (name: string) =>
    args[name] === initial[name] && (name in own || !(name in (written.args ?? {})));
  const said = Object.entries({ ...context.parameters.hi, ...own }).map(([name, hindi]) => {
    if (language === "hi") return [name, isOf(name) ? hindi : args[name]];
    return [name, pseudoWords(args[name], isOf(name) ? hindi : undefined)];
  });
  return { ...args, ...Object.fromEntries(said) } as Given;
}
