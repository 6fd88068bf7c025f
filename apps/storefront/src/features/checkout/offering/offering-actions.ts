/** What a chadhaava needs once something is chosen or filled in: fetched then, so that the page answers sooner. */

export { quoteChadhaava } from "@aradhana/core/api";
export { readOfferingDraft } from "./offering-draft.ts";
export { checkOffering } from "./offering-errors.ts";
export { payOffering } from "./pay-offering.ts";
