import { clsx } from "clsx";
import { type ComponentProps, useSyncExternalStore } from "react";
import { OfflineIcon } from "../icon/page-icons.tsx";
import styles from "./offline-banner.module.css";

function subscribe(changed: () => void) {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
}

/** A page that arrived had a network, so the server renders it as online. */
const readOffline = () => navigator.onLine === false;
const onServer = () => false;

export type OfflineBannerProps = ComponentProps<"div"> & {
  /** Overrides the browser's state. */
  offline?: boolean;
};

/** Shows a text while offline. It is always on the page, empty, so that its text is announced. */
export function OfflineBanner({ offline, className, children, ...rest }: OfflineBannerProps) {
  const isOffline = useSyncExternalStore(subscribe, readOffline, onServer);

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
