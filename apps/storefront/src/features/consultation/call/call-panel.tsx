import type { Session, SessionVoice } from "@aradhana/core/consultation";
import { browserKind } from "@aradhana/core/media-call";
import { Artwork } from "@aradhana/ui/artwork";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { CallScreen } from "@aradhana/ui/call-screen";
import type { RefObject } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import styles from "../consultation.module.css";
import screen from "./call.module.css";
import { callText } from "./text.ts";
import { useMediaCall } from "./use-media-call.ts";

export const texts = [callText];

interface CallPanelProps {
  session: Session;
  voice: RefObject<SessionVoice>;
  withVideo: boolean;
}

/** The call of a session: joining and leaving it, microphone and camera, and what stands in the way. */
export function CallPanel({ session, voice, withVideo }: CallPanelProps) {
  const t = useText(callText);
  const { call, state } = useMediaCall(session.booking_id, { voice, withVideo });
  const { status, problem, end, isWeak, isMuted, isCameraOn, own, peer } = state;
  const { name, image } = session.astrologer;
  const mode = withVideo ? "video" : "call";
  const isOut = status === "off" || status === "blocked";
  const isIn = !isOut && status !== "asking";
  return (
    <section className={styles.part}>
      <h2>{t.title[mode]}</h2>
      {isIn && (
        <CallScreen
          {...{ peer, withVideo, peerLabel: t.videoOf(name), ownLabel: t.ownVideo }}
          own={own && isCameraOn ? own : undefined}
          portrait={<Artwork name={image.name} alt="" sizes="88px" ratio="1" className={screen.portrait} />}
        />
      )}
      {/* Always there, so that screen readers announce what appears in it. */}
      <p role="status">
        {[
          isOut && end ? t.end[end] : t.status[status](name),
          ...(isWeak ? [t.weak] : []),
          ...(isMuted ? [t.muted] : []),
        ].join(" ")}
      </p>
      {problem && (
        <Banner role="alert" kind="warning">
          {t.problem[problem](browserKind(navigator.userAgent), withVideo)} {t.orByChat}
        </Banner>
      )}
      {isOut && !end && !problem && <p className={styles.soft}>{t.note}</p>}
      <div className={styles.actions}>
        {isIn && (
          <>
            <Button variant="line" onClick={() => call?.setMuted(!isMuted)}>
              {isMuted ? t.unmute : t.mute}
            </Button>
            {withVideo && (
              <Button variant="line" onClick={() => void call?.setCamera(!isCameraOn)}>
                {isCameraOn ? t.cameraOff : t.cameraOn}
              </Button>
            )}
          </>
        )}
        {/* The same button, so that the focus stays on it. */}
        <Button
          key="join"
          variant={isIn ? "danger" : "primary"}
          loading={status === "asking"}
          onClick={() => (isIn ? call?.leave() : void call?.start())}
        >
          {isIn ? t.leave : problem ? t.again : t.join[mode]}
        </Button>
      </div>
    </section>
  );
}
