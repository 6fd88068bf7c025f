import { ChadhavaIcon } from "../icon/page-icons.tsx";
import { StatePanel, type StatePanelProps } from "../state-panel/index.ts";

export type EmptyStateProps = Omit<StatePanelProps, "sign" | "tone" | "turning" | "foot"> & {
  /** @default a lotus */
  sign?: StatePanelProps["sign"];
};

/** Nothing is here, without an error, and a next step. */
export function EmptyState({ sign = <ChadhavaIcon size="lg" />, ...rest }: EmptyStateProps) {
  return <StatePanel {...rest} sign={sign} />;
}
