import axe from "axe-core";
import { afterEach, inject } from "vitest";
import { commands } from "vitest/browser";
import { themes } from "../../.storybook/themes.ts";
import { applyPartnerTheme } from "../../src/partner-theme/index.ts";
import type { Baseline, Verdict } from "./baseline-command.ts";
import "@fontsource/noto-sans/400.css";
import "@fontsource/noto-sans/600.css";
import "@fontsource/noto-sans/700.css";
import { appearanceOf, inkOf, inksOf } from "./appearance.ts";
import { hiddenFocusRings } from "./hidden-focus-rings.ts";
import { hideSystemGlyphs } from "./hide-system-glyphs.ts";
import { standInPictures } from "./placeholder-pictures.ts";

declare module "vitest/browser" {
  interface BrowserCommands {
    matchBaseline: (baseline: Baseline) => Promise<Verdict>;
    forceColors: (forced: boolean) => Promise<void>;
  }
}

declare module "vitest" {
  interface ProvidedContext {
    scheme: "light" | "dark";
  }
  interface TestContext {
    /** Set by Storybook: the rendered story. */
    story?: {
      id: string;
      parameters: {
        baseline?: string | false;
        /** The story applies themes itself. */
        ownTheme?: boolean;
        /** The partner themes to check it in. @default all */
        themes?: readonly string[];
      };
      storyName: string;
    };
  }
}

const root = document.documentElement;
const scheme = inject("scheme");

// System fonts differ between machines: a shipped font replaces them, so that pictures are alike.
root.style.setProperty("--font-sans", '"Noto Sans"');

// No transition is running while it is checked.
const still = new CSSStyleSheet();
still.replaceSync(
  "*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }",
);

/**
 * Checks each story in each theme: axe checks contrast, and the component's main story is compared with its
 * baseline, also in forced colours and in right-to-left text. Finally the focus moves through it.
 */
afterEach(async ({ story, task }) => {
  if (!story || task.result?.state === "fail") return;
  const { ownTheme, themes: judgedIn } = story.parameters;
  if (ownTheme || judgedIn?.length === 0) return;
  document.adoptedStyleSheets = [still];
  try {
    const plain = appearanceOf(document.body);
    for (const [theme, { colors }] of Object.entries(themes)) {
      if (colors && judgedIn && !judgedIn.includes(theme)) continue;
      applyPartnerTheme(root, colors, console.warn);
      // Themes change colours only: if none changed there is nothing to check again.
      if (colors && appearanceOf(document.body) === plain) continue;
      if (colors) await judgeContrast(theme);
      if (isBaseline(story)) await compare(story, theme);
    }
    applyPartnerTheme(root, undefined, console.warn);
    if (isBaseline(story)) await (scheme === "light" ? compareForced(story) : compareTurned(story));
    if (story.id.endsWith("--wide")) await compare(story, "wide");
    if (isBaseline(story) && scheme === "light") seeFocus();
  } finally {
    applyPartnerTheme(root, undefined, console.warn);
    document.adoptedStyleSheets = [];
  }
});

// One of the two per run, so that both take equally long.
async function compareForced(story: { id: string }) {
  await commands.forceColors(true);
  try {
    // Scripts still read the page's own colours: only a screenshot shows the forced ones.
    await compare(story, "forced");
  } finally {
    await commands.forceColors(false);
  }
}

async function compareTurned(story: { id: string }) {
  const { dir, scrollWidth } = root;
  root.dir = "rtl";
  try {
    const over = root.scrollWidth - scrollWidth;
    if (over > 0) throw new Error(`From right to left it is ${over} pixels wider than from left to right.`);
    await compare(story, "rtl");
  } finally {
    root.dir = dir;
  }
}

function seeFocus() {
  const unseen = hiddenFocusRings(document.body);
  if (unseen.length > 0) throw new Error(`The focus cannot be seen on:\n${unseen.join("\n")}`);
}

/**
 * One picture per component, phone width: of its playground, unless its `parameters.baseline` names another story.
 */
const isBaseline = ({ id, parameters }: { id: string; parameters: { baseline?: string | false } }) =>
  parameters.baseline !== false && id.endsWith(`--${parameters.baseline ?? "playground"}`);

const judged = new Set<string>();

/** Text colours that axe has found readable in a scheme are not checked again. */
async function judgeContrast(theme: string) {
  const inks = inksOf(document.body);
  if (inks.every((ink) => judged.has(ink))) return;
  const { violations, incomplete, passes } = await axe.run(document.body, {
    runOnly: ["color-contrast"],
    elementRef: true,
  });
  const found = violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  );
  if (found.length > 0) throw new Error(`In the theme ${theme}, axe finds:\n${found.join("\n")}`);
  // An incomplete result is not a pass.
  const passed = inksIn(passes);
  const open = inksIn(incomplete).filter((ink) => !passed.includes(ink));
  for (const ink of inks) if (!open.includes(ink)) judged.add(ink);
}

const inksIn = (results: readonly axe.Result[]) =>
  results
    .flatMap(({ nodes }) => nodes)
    .flatMap(({ element }) => (element instanceof HTMLElement ? inkOf(element) : []));

async function compare({ id }: { id: string }, theme: string) {
  await document.fonts.ready;
  await standInPictures(document.body);
  const showAll = hideSystemGlyphs(document.body);
  const baseline = { component: id.split("--")[0] ?? "", theme, scheme };
  const result = await commands.matchBaseline(baseline).finally(showAll);
  if (result.verdict === "different") throw new Error(result.why);
}
