import { fetchesOnlyWhatIsOpened } from "../../../shared/data-saving/data-saving.ts";

/** Whether films may start without a press: not where the visitor spends little data or prefers less motion. */
export const mayPlayByItself = (): boolean =>
  !fetchesOnlyWhatIsOpened() && !matchMedia("(prefers-reduced-motion: reduce)").matches;
