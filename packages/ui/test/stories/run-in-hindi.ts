import { axeViolations } from "./axe-violations.ts";
import { findClippedText } from "./find-clipped-text.ts";
import { findOverflow } from "./find-overflow.ts";
import { scrollToTop } from "./scroll-to-top.ts";

type Globals = Readonly<Record<string, unknown>>;

/** A story that can run again with other settings of the toolbar. */
export interface LocalisedStory {
  globals: Globals;
  run(context: { globals: Globals }): Promise<void>;
}

const root = document.documentElement;

/**
 * Runs the story of a screen again in Hindi: its play function waits for the messages of that language. Axe finds nothing in
 * that language either, target sizes aside, and nothing is cut off where the text is large; colours were checked before.
 */
export async function runInHindi(story: LocalisedStory): Promise<void> {
  try {
    await story.run({ globals: { ...story.globals, language: "hi", a11y: { manual: true } } });
    scrollToTop();
    // Longer texts may put the end of a line behind the bottom bar: the page scrolls.
    const violations = await axeViolations(["target-size"]);
    if (violations.length > 0) throw new Error(`axe finds:\n${violations.join("\n")}`);
    root.style.fontSize = "200%";
    const found = [...findOverflow(root), ...findClippedText(root)];
    if (found.length > 0) throw new Error(`${innerWidth} wide, text at 200%:\n${found.join("\n")}`);
  } catch (error) {
    throw new Error(`In Hindi: ${error instanceof Error ? error.message : error}`, { cause: error });
  } finally {
    root.style.fontSize = "";
  }
}
