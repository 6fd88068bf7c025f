import { afterEach } from "vitest";
import { commands } from "vitest/browser";
import { themes } from "../../.storybook/themes.ts";
import { applyPartnerTheme } from "../../src/partner-theme/index.ts";
import type { Baseline, Verdict } from "./baseline-command.ts";
import "@fontsource/noto-sans/400.css";
import "@fontsource/noto-sans/600.css";
import "@fontsource/noto-sans/700.css";
import { appearanceOf } from "./appearance.ts";
import { checkScreen } from "./check-screen.ts";
import { hiddenFocusRings } from "./hidden-focus-rings.ts";
import { hideSystemGlyphs } from "./hide-system-glyphs.ts";
import { judgeContrast } from "./judge-contrast.ts";
import { replacePictures } from "./placeholder-pictures.ts";
import { type LocalisedStory, runInHindi } from "./run-in-hindi.ts";
import { scrollToTop } from "./scroll-to-top.ts";

type Scheme = "light" | "dark";

interface Story extends LocalisedStory {
  id: string;
  parameters: {
    baseline?: string | false;
    /** It puts on themes itself. */
    ownTheme?: boolean;
    /** The partners' themes to judge it in. @default all */
    themes?: readonly string[];
    /** Another story with the same parts is checked: here only its play function is. */
    alike?: boolean;
    /** It is a whole screen. */
    screen?: boolean;
    /** It runs in Hindi as well. */
    hindi?: boolean;
    /** It goes through several screens, and runs in one language. */
    steps?: boolean;
  };
}

declare module "vitest/browser" {
  interface BrowserCommands {
    matchBaseline: (baseline: Baseline) => Promise<Verdict>;
    forceColors: (forced: boolean) => Promise<void>;
    preferScheme: (scheme: Scheme) => Promise<void>;
  }
}

declare module "vitest" {
  interface TestContext {
    /** Set by Storybook: the story that was drawn. */
    story?: Story;
  }
}

const root = document.documentElement;

// System fonts differ between machines: a shipped font makes pictures equal.
root.style.setProperty("--font-sans", '"Noto Sans"');

// No transition changes a colour while it is checked.
const still = new CSSStyleSheet();
still.replaceSync(
  "*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }",
);

/** Each story is rendered in the light scheme, then checked in every theme of both schemes; those of `hindi` run in Hindi as well. */
afterEach(async ({ story, task }) => {
  if (!story || task.result?.state === "fail") return;
  if (!story.parameters.alike) await checkAppearance(story);
  const { hindi: runsInHindi, steps: hasSteps } = story.parameters;
  if (runsInHindi && !hasSteps) await runInHindi(story);
});

async function checkAppearance(story: Story) {
  document.adoptedStyleSheets = [still];
  try {
    await judgeContrast(document.body, "the light scheme");
    await checkThemes(story, "light");
    await commands.preferScheme("dark");
    try {
      await judgeContrast(document.body, "the dark scheme");
      await checkThemes(story, "dark");
    } finally {
      await commands.preferScheme("light");
    }
    if (isBaseline(story)) checkFocusRings();
    const { screen: isScreen, themes: judgedIn } = story.parameters;
    if (isScreen) await checkScreen(root, { onDesk: judgedIn?.length !== 0 });
  } finally {
    document.adoptedStyleSheets = [];
  }
}

/**
 * In each theme axe judges the contrast, and the story of a component is compared with its picture, also as those see
 * it whose colours are forced, or who read from right to left.
 */
async function checkThemes(story: Story, scheme: Scheme) {
  const { ownTheme, themes: judgedIn } = story.parameters;
  if (ownTheme || judgedIn?.length === 0) return;
  const hasPicture = isBaseline(story);
  const isWide = story.id.endsWith("--wide");
  try {
    const plain = hasPicture ? appearanceOf(document.body) : undefined;
    for (const [theme, { colors }] of Object.entries(themes)) {
      if (colors && judgedIn && !judgedIn.includes(theme)) continue;
      applyPartnerTheme(root, colors, console.warn);
      if (colors) await judgeContrast(document.body, `the theme ${theme}, ${scheme}`);
      // Themes change colours alone: a picture in the brand's own colours is the brand's.
      if (hasPicture && (!colors || appearanceOf(document.body) !== plain))
        await compare(story, theme, scheme);
    }
    applyPartnerTheme(root, undefined, console.warn);
    if (hasPicture) await (scheme === "light" ? compareForced(story) : compareTurned(story));
    if (isWide) await compare(story, "wide", scheme);
  } finally {
    applyPartnerTheme(root, undefined, console.warn);
  }
}

async function compareForced(story: Story) {
  await commands.forceColors(true);
  try {
    // The colours that a script reads are still the page's own: only a picture shows the forced ones.
    await compare(story, "forced", "light");
  } finally {
    await commands.forceColors(false);
  }
}

async function compareTurned(story: Story) {
  const { dir, scrollWidth } = root;
  root.dir = "rtl";
  try {
    const over = root.scrollWidth - scrollWidth;
    if (over > 0) throw new Error(`From right to left it is ${over} pixels wider than from left to right.`);
    await compare(story, "rtl", "dark");
  } finally {
    root.dir = dir;
  }
}

function checkFocusRings() {
  const unseen = hiddenFocusRings(document.body);
  if (unseen.length > 0) throw new Error(`The focus cannot be seen on:\n${unseen.join("\n")}`);
}

/** One picture for each component, on a phone: of its playground, unless its `parameters.baseline` names another story. */
const isBaseline = ({ id, parameters }: Story) =>
  parameters.baseline !== false && id.endsWith(`--${parameters.baseline ?? "playground"}`);

async function compare({ id }: Story, theme: string, scheme: Scheme) {
  await document.fonts.ready;
  await replacePictures(document.body);
  scrollToTop();
  const showAll = hideSystemGlyphs(document.body);
  const { x = 0, y = 0, width = 0, height = 0 } = window.frameElement?.getBoundingClientRect() ?? {};
  const baseline = { component: id.split("--")[0] ?? "", theme, scheme, frame: { x, y, width, height } };
  const result = await commands.matchBaseline(baseline).finally(showAll);
  if (result.verdict === "different") throw new Error(result.why);
}
