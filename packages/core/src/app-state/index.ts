export { type AppState, type AppStateStore, createAppState } from "./app-state.ts";
