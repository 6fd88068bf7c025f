/** WCAG 2.2, level AA: text, and non-text that carries meaning. */
export const TEXT = 4.5;
export const SHAPE = 3;

interface Pair {
  /** A token name without its dashes. */
  ink: string;
  ground: string;
  least: typeof TEXT | typeof SHAPE;
}

const on = (grounds: readonly string[], inks: readonly string[], least: Pair["least"]): Pair[] =>
  inks.flatMap((ink) => grounds.map((ground) => ({ ink, ground, least })));

const everywhere = ["color-page", "color-surface", "color-raised"];
/** Backgrounds of banners, with text, links and buttons on them. */
const banners = ["color-success-ground", "color-danger-ground", "color-warning-ground"];

/**
 * Text colours and the backgrounds they are used on. A test compares the components' styles with this list; where
 * the background comes from an ancestor, axe checks each story.
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

/** Colours that separate or cover and carry no meaning: no contrast required. */
export const decoration = ["color-border", "color-scrim"];
