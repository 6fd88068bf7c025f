import { clsx } from "clsx";
import { type ComponentProps, useSyncExternalStore } from "react";
import { OfflineIcon } from "../icon/index.ts";
import styles from "./offline-banner.module.css";

function subscribe(changed: () => void) {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
}

/** A page that arrived had a network, so the server draws it as one that has. */
const readOffline = () => navigator.onLine === false;
const drawnByServer = () => false;

export type OfflineBannerProps = ComponentProps<"div"> & {
  /** Instead of what the browser says. */
  offline?: boolean;
};

/** Says so while there is no network. It is always on the page, empty, so that its words are announced. */
export function OfflineBanner({ offline, className, children, ...rest }: OfflineBannerProps) {
  const isOffline = useSyncExternalStore(subscribe, readOffline, drawnByServer);

  return (
    <div role="status" {...rest} className={clsx(styles.banner, className)}>
      {(offline ?? isOffline) && (
        <p className={styles.words}>
          <OfflineIcon size="text" />
          {children}
        </p>
      )}
    </div>
  );
}
