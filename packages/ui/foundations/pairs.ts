/** WCAG 2.2, level AA: text, and what must be told apart without being read. */
export const TEXT = 4.5;
export const SHAPE = 3;

interface Pair {
  /** A token, without its dashes. */
  ink: string;
  ground: string;
  least: typeof TEXT | typeof SHAPE;
}

const on = (grounds: readonly string[], inks: readonly string[], least: Pair["least"]): Pair[] =>
  inks.flatMap((ink) => grounds.map((ground) => ({ ink, ground, least })));

const everywhere = ["color-page", "color-surface", "color-raised"];
/** What banners stand out by, with text, links and buttons on them. */
const banners = ["color-success-ground", "color-danger-ground", "color-warning-ground"];

/**
 * The inks, and the grounds that they stand on. A test holds the components' styles to the inks and grounds of this
 * list, and to the pairs that one rule sets; where a ground comes from an element around, axe judges it in each story.
 */
export const pairs: readonly Pair[] = [
  ...on(everywhere, ["color-text", "color-text-soft", "color-accent", "color-accent-strong"], TEXT),
  ...on(everywhere, ["color-quiet", "color-danger", "color-warning"], TEXT),
  ...on(everywhere, ["partner-label", "partner-text", "partner-text-secondary", "partner-button"], TEXT),
  ...on(["partner-button", "partner-button-over", "color-accent", "color-danger"], ["color-on-accent"], TEXT),
  ...on(["color-quiet"], ["color-on-quiet"], TEXT),
  ...on(banners, ["color-text", "color-text-soft", "color-accent", "color-accent-strong"], TEXT),
  ...on(banners, ["partner-text", "partner-button"], TEXT),
  ...on(["color-success-ground"], ["color-quiet"], TEXT),
  ...on(["color-danger-ground"], ["color-danger"], TEXT),
  ...on(["color-warning-ground"], ["color-warning"], TEXT),
  ...on(["color-page", "color-surface"], ["color-control"], SHAPE),
  ...on(everywhere, ["color-ornament"], SHAPE),
];

/** What separates or covers and carries no meaning: no contrast is asked of it. */
export const decoration = ["color-border", "color-scrim"];
