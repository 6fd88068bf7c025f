import type { Session } from "@aradhana/core/consultation";
import type { MediaCallState } from "@aradhana/core/media-call";
import { Artwork } from "@aradhana/ui/artwork";
import { useText } from "../../../shared/i18n/define-text.ts";
import styles from "./call.module.css";
import { MediaView } from "./media-view.tsx";
import { callText } from "./text.ts";

interface CallScreenProps {
  state: MediaCallState<MediaStream>;
  astrologer: Session["astrologer"];
  withVideo: boolean;
}

/** The astrologer's picture, or their portrait while there is none, and the customer's own in a corner. */
export function CallScreen({ state, astrologer, withVideo }: CallScreenProps) {
  const t = useText(callText);
  const { peer, own, isCameraOn } = state;
  const isSeen = peer?.hasVideo ?? false;
  return (
    <div className={styles.screen} data-video={withVideo || undefined}>
      {!isSeen && (
        <Artwork name={astrologer.image.name} alt="" sizes="88px" ratio="1" className={styles.portrait} />
      )}
      {peer && <MediaView stream={peer.stream} label={t.videoOf(astrologer.name)} hidden={!isSeen} />}
      {own && isCameraOn && <MediaView stream={own} label={t.ownVideo} isOwn />}
    </div>
  );
}
