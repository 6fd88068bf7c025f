export { StatePanel, type StatePanelProps } from "./state-panel.tsx";
