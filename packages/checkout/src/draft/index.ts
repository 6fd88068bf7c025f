export { useDraft } from "./use-draft.ts";
