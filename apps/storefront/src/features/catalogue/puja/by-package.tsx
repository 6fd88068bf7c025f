import type { PoojaPackage } from "@aradhana/core/contract";
import type { ReactNode } from "react";
import styles from "./booking.module.css";

interface ByPackageProps {
  packages: readonly PoojaPackage[];
  /** The content for this package. */
  children(choice: PoojaPackage): ReactNode;
  /** For browsers without `:has()`. @default the content for the default package */
  any?: ReactNode;
}

/**
 * Content that depends on the chosen package. It is rendered for each package, and the stylesheet shows that of the
 * chosen one, so that it is correct before hydration and without scripts.
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
