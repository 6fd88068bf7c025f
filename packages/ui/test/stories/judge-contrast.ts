import axe from "axe-core";
import { createInkReader, writtenElements } from "./appearance.ts";

/** The inks that axe need not judge again. */
const judged = new Set<string>();

/**
 * Judges the first text in each ink that is new, and every text in an ink whose first had no result: it may be hidden, or
 * over a picture. A list of fifty cards has hundreds of texts and a dozen inks.
 */
export async function judgeContrast(body: HTMLElement, look: string) {
  const inkOf = createInkReader();
  const inksIn = (results: readonly axe.Result[]) =>
    results
      .flatMap(({ nodes }) => nodes)
      .flatMap(({ element }) => (element instanceof HTMLElement ? inkOf(element) : []));
  const inNewInks = () => writtenElements(body).filter((element) => !judged.has(inkOf(element)));

  const first = new Map<string, HTMLElement>();
  for (const element of inNewInks()) if (!first.has(inkOf(element))) first.set(inkOf(element), element);
  const { passes: ofFirst } = await judge([...first.values()], look);
  for (const ink of inksIn(ofFirst)) judged.add(ink);

  const others = inNewInks();
  const { passes, incomplete } = await judge(others, look);
  const passed = inksIn(passes);
  // Incomplete checks of axe have no result.
  const open = inksIn(incomplete).filter((ink) => !passed.includes(ink));
  for (const ink of others.map(inkOf)) if (!open.includes(ink)) judged.add(ink);
}

async function judge(
  elements: HTMLElement[],
  look: string,
): Promise<Pick<axe.AxeResults, "passes" | "incomplete">> {
  if (elements.length === 0) return { passes: [], incomplete: [] };
  const { violations, incomplete, passes } = await axe.run(
    { include: elements },
    { runOnly: ["color-contrast", "link-in-text-block"], elementRef: true, selectors: false },
  );
  const found = violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  );
  if (found.length > 0) throw new Error(`In ${look}, axe finds:\n${found.join("\n")}`);
  return { passes, incomplete };
}
