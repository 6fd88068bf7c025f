import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { useEffect, useRef, useState } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import styles from "../consultation.module.css";
import { type MediaProblem, mediaProblem } from "./media-problem.ts";
import { bookingText } from "./text.ts";

type Test =
  | { status: "idle" | "starting" }
  | { status: "works"; stream: MediaStream }
  | { status: "failed"; problem: MediaProblem };

/** Lets the customer see and hear themselves. Nothing is sent or recorded. */
export function DeviceTest({ withVideo }: { withVideo: boolean }) {
  const { test: t } = useText(bookingText);
  const [test, setTest] = useState<Test>({ status: "idle" });
  const video = useRef<HTMLVideoElement>(null);
  const stream = test.status === "works" ? test.stream : undefined;

  useEffect(() => {
    if (!stream) return;
    if (video.current) video.current.srcObject = stream;
    return () => {
      for (const track of stream.getTracks()) track.stop();
    };
  }, [stream]);

  async function start() {
    setTest({ status: "starting" });
    try {
      // Without https there are no media devices at all.
      const media = await navigator.mediaDevices.getUserMedia({ audio: true, video: withVideo });
      setTest({ status: "works", stream: media });
    } catch (error) {
      setTest({ status: "failed", problem: mediaProblem(error) });
    }
  }

  return (
    <section className={styles.part}>
      <h2>{t.title}</h2>
      {test.status === "failed" && (
        <Banner role="alert" kind="warning">
          {t[test.problem]}
        </Banner>
      )}
      {stream && (
        <>
          <p role="status">{t.works}</p>
          {withVideo && <video ref={video} autoPlay muted playsInline className={styles.preview} />}
        </>
      )}
      <div className={styles.actions}>
        {stream ? (
          <Button variant="line" onClick={() => setTest({ status: "idle" })}>
            {t.stop}
          </Button>
        ) : (
          <Button variant="line" loading={test.status === "starting"} onClick={() => void start()}>
            {t.start}
          </Button>
        )}
      </div>
    </section>
  );
}
