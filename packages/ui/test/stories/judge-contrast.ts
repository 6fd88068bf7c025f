import axe from "axe-core";
import { createInkReader, writtenElements } from "./appearance.ts";

const judged = new Set<string>();

/** What axe has once found readable it need not judge again: it looks at the text in other inks alone. */
export async function judgeContrast(body: HTMLElement, look: string) {
  const inkOf = createInkReader();
  const unjudged = writtenElements(body).filter((element) => !judged.has(inkOf(element)));
  if (unjudged.length === 0) return;
  const { violations, incomplete, passes } = await axe.run(
    { include: unjudged },
    { runOnly: ["color-contrast", "link-in-text-block"], elementRef: true, selectors: false },
  );
  const found = violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  );
  if (found.length > 0) throw new Error(`In ${look}, axe finds:\n${found.join("\n")}`);
  const inksIn = (results: readonly axe.Result[]) =>
    results
      .flatMap(({ nodes }) => nodes)
      .flatMap(({ element }) => (element instanceof HTMLElement ? inkOf(element) : []));
  // Incomplete checks of axe have no result.
  const passed = inksIn(passes);
  const open = inksIn(incomplete).filter((ink) => !passed.includes(ink));
  for (const ink of unjudged.map(inkOf)) if (!open.includes(ink)) judged.add(ink);
}
