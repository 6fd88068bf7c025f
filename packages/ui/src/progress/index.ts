export { Awaiting, Opening } from "./progress-context.ts";
export { ProgressProvider, type ProgressProviderProps } from "./progress-provider.tsx";
export { useShowProgress } from "./use-show-progress.ts";
