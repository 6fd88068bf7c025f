import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./call-screen.module.css";
import { MediaView } from "./media-view.tsx";

export interface OwnVideoProps extends ComponentProps<"video"> {
  stream: MediaStream;
  label: string;
}

/** The picture of one's own camera, like a mirror and without its sound, before a call. */
export const OwnVideo = ({ className, ...props }: OwnVideoProps) => (
  <MediaView {...props} isOwn className={clsx(styles.preview, className)} />
);
