import type { PoojaPackage } from "@aradhana/core/contract";
import type { ReactNode } from "react";
import styles from "./booking.module.css";

interface ByPackageProps {
  packages: readonly PoojaPackage[];
  /** What stands there while this package is chosen. */
  children(choice: PoojaPackage): ReactNode;
  /** For browsers that cannot tell which is chosen. @default that of the usual package */
  any?: ReactNode;
}

/**
 * What differs by the chosen package. It is drawn for each of them, and the style sheet shows that of the
 * chosen one: so it is right before hydration and without JavaScript.
 */
export function ByPackage({ packages, children, any }: ByPackageProps) {
  const usual = packages.find(({ is_default }) => is_default) ?? packages[0];
  return (
    <span>
      {packages.map((choice) => (
        <span key={choice.id} className={styles.choice}>
          {children(choice)}
        </span>
      ))}
      <span className={styles.anyChoice}>{any ?? (usual && children(usual))}</span>
    </span>
  );
}
