export { ChooseSaved } from "./choose-saved.tsx";
export { useSaved } from "./use-saved.ts";
