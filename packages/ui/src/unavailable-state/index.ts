export { UnavailableState, type UnavailableStateProps } from "./unavailable-state.tsx";
