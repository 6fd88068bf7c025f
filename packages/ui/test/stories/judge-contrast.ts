import axe from "axe-core";
import { inkOf, inksOf } from "./appearance.ts";

const judged = new Set<string>();

/** Takes every ink that is on the page as readable: something else has judged it. */
export function acceptInks(body: HTMLElement) {
  for (const ink of inksOf(body)) judged.add(ink);
}

/** What axe has once found readable it need not judge again. */
export async function judgeContrast(body: HTMLElement, look: string) {
  const inks = inksOf(body);
  if (inks.every((ink) => judged.has(ink))) return;
  const { violations, incomplete, passes } = await axe.run(body, {
    runOnly: ["color-contrast", "link-in-text-block"],
    elementRef: true,
  });
  const found = violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  );
  if (found.length > 0) throw new Error(`In ${look}, axe finds:\n${found.join("\n")}`);
  // Where axe could not tell, it has not judged.
  const passed = inksIn(passes);
  const open = inksIn(incomplete).filter((ink) => !passed.includes(ink));
  for (const ink of inks) if (!open.includes(ink)) judged.add(ink);
}

const inksIn = (results: readonly axe.Result[]) =>
  results
    .flatMap(({ nodes }) => nodes)
    .flatMap(({ element }) => (element instanceof HTMLElement ? inkOf(element) : []));
