import axe, { type RunOnly } from "axe-core";

const everyRule: RunOnly = { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] };
/** The document around a story is Storybook's. */
const ofTheDocument = ["document-title", "html-has-lang", "html-lang-valid", "meta-viewport"];
/** `judgeContrast` does, in a fifth of the time. */
const judgedElsewhere = ["color-contrast"];

/** What axe finds by WCAG 2.2 AA, without contrast and without the rules `skipped`. */
export async function axeViolations(skipped: readonly string[] = []): Promise<string[]> {
  const rules = Object.fromEntries(
    [...ofTheDocument, ...judgedElsewhere, ...skipped].map((rule) => [rule, { enabled: false }]),
  );
  const result = await axe.run(document, { runOnly: everyRule, rules, resultTypes: ["violations"] });
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${any[0]?.message ?? ""} ${html}`),
  );
}
