export { type AppState, type AppStateStore, createAppState, type HomeData } from "./app-state.ts";
