export { GoneState, type GoneStateProps } from "./gone-state.tsx";
