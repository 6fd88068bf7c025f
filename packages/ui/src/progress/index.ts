export { Opening } from "./progress-context.ts";
export { ProgressProvider, type ProgressProviderProps } from "./progress-provider.tsx";
