/** What each panel is given by the shell. */
export interface PanelProps {
  onClose(): void;
}
