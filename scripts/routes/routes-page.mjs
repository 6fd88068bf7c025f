// docs/routes.md, in Markdown.
import { basename } from "node:path";
import { missingStates } from "./missing-states.mjs";
import { screenStates } from "./read-stories.mjs";
import { openingOnly } from "./route-table.mjs";

/** Why a screen has no story of some states. */
export function reasonsOf(screen) {
  const [, app] = screen.split("/");
  return missingStates[app]?.[basename(screen)] ?? {};
}

const listed = (files) =>
  [...new Set(files)]
    .map((path) => `[${basename(path).replace(/\.(?:stories\.tsx|spec\.ts)$/, "")}](../${path})`)
    .join(", ") || "none";

const statesOf = ({ ofScreen }) =>
  screenStates.filter((state) => ofScreen.some((story) => story.state === state)).join(", ");

/** The screens that have a state less, by state and reason. */
function missingRows(rows) {
  const screens = [...new Set(rows.map(({ screen }) => screen))].sort();
  const grouped = Map.groupBy(
    screens.flatMap((screen) =>
      Object.entries(reasonsOf(screen)).map(([state, reason]) => ({ screen, state, reason })),
    ),
    ({ state, reason }) => `${state} | ${reason}`,
  );
  return [...grouped]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, found]) => `| ${key} | ${listed(found.map(({ screen }) => screen))} |`);
}

export function routesPage(rows) {
  const lines = rows.map((row) =>
    [
      `| \`${row.pattern}\``,
      listed([row.screen]),
      listed(row.stories.map(({ file }) => file)),
      statesOf(row),
      `${listed(row.tests)} |`,
    ].join(" | "),
  );
  return `# Routes

Each of the ${rows.length} routes of the specification with its screen, the page stories that open it, the states that stories of the screen show
beside the one with its content, and the end-to-end tests that use it. Tests that only open routes (${openingOnly.join(", ")}) are not
listed. Each state of a screen has a story that runs in Hindi too.

\`pnpm routes\` writes this page from the route tables, the stories and the tests; a check compares it with them.

| Route | Screen | Stories | States | End-to-end tests |
| --- | --- | --- | --- | --- |
${lines.join("\n")}

## States that a screen does not have

The check demands a story of each state of each screen, or a reason in \`scripts/routes/missing-states.mjs\`:

| State | Reason | Screens |
| --- | --- | --- |
${missingRows(rows).join("\n")}
`;
}
