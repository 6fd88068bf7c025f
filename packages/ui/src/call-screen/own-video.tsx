import styles from "./call-screen.module.css";
import { MediaView } from "./media-view.tsx";

export interface OwnVideoProps {
  stream: MediaStream;
  label: string;
}

/** The picture of one's own camera, like a mirror and without its sound, before a call. */
export const OwnVideo = ({ stream, label }: OwnVideoProps) => (
  <MediaView stream={stream} label={label} isOwn className={styles.preview} />
);
