export { ErrorState, type ErrorStateProps } from "./error-state.tsx";
export { RequestId, type RequestIdProps } from "./request-id.tsx";
