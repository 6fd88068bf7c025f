/** The props that the shell passes to each panel. */
export interface PanelProps {
  onClose(): void;
}
