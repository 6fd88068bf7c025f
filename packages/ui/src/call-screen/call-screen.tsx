import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import styles from "./call-screen.module.css";
import { MediaView } from "./media-view.tsx";

export interface CallScreenProps extends Omit<ComponentProps<"div">, "children"> {
  /** The other side, once it is there. */
  peer: { stream: MediaStream; hasVideo: boolean } | undefined;
  peerLabel: string;
  /** The picture of this side, while its camera is on. */
  own: MediaStream | undefined;
  ownLabel: string;
  /** Whether there is room for pictures. */
  withVideo: boolean;
  /** Who or what is shown while the other side has no picture. */
  portrait: ReactNode;
}

/** Both sides of a call: the other one's picture and sound, and one's own picture in a corner. */
export function CallScreen({
  peer,
  peerLabel,
  own,
  ownLabel,
  withVideo,
  portrait,
  className,
  ...rest
}: CallScreenProps) {
  const isSeen = peer?.hasVideo ?? false;
  return (
    <div {...rest} className={clsx(styles.screen, className)} data-video={withVideo || undefined}>
      {!isSeen && portrait}
      {peer && <MediaView stream={peer.stream} label={peerLabel} hidden={!isSeen} className={styles.peer} />}
      {own && <MediaView stream={own} label={ownLabel} isOwn className={styles.own} />}
    </div>
  );
}
