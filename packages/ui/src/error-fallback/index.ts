export { ErrorFallback, type ErrorFallbackProps } from "./error-fallback.tsx";
