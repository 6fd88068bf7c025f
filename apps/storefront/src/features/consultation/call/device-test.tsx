import { createRtcPort } from "@aradhana/browser/media-call";
import { browserKind, type MediaProblem, type OwnDevices } from "@aradhana/core/media-call";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { OwnVideo } from "@aradhana/ui/call-screen";
import { useEffect, useRef, useState } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import styles from "../consultation.module.css";
import { callText } from "./text.ts";

export const texts = [callText];

type Test =
  | { status: "idle" | "starting" }
  | { status: "works"; devices: OwnDevices<MediaStream> }
  | { status: "failed"; problem: MediaProblem };

/** Lets the customer see and hear themselves. Nothing is sent or recorded. */
export function DeviceTest({ withVideo }: { withVideo: boolean }) {
  const t = useText(callText);
  const [test, setTest] = useState<Test>({ status: "idle" });
  const devices = test.status === "works" ? test.devices : undefined;
  useEffect(() => () => devices?.close(), [devices]);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  async function start() {
    setTest({ status: "starting" });
    const opened = await createRtcPort().openDevices({ video: withVideo });
    // The permission can come after the customer joined: nothing else would stop the devices.
    if (!isShown.current) return opened.ok && opened.devices.close();
    setTest(
      opened.ok
        ? { status: "works", devices: opened.devices }
        : { status: "failed", problem: opened.problem },
    );
  }

  return (
    <section className={styles.part}>
      <h2>{t.test.title}</h2>
      {test.status === "failed" && (
        <Banner role="alert" kind="warning">
          {t.problem[test.problem](browserKind(navigator.userAgent), withVideo)} {t.orByChat}
        </Banner>
      )}
      {devices && (
        <>
          <p role="status">{withVideo && !devices.hasCamera ? t.test.noCamera : t.test.works}</p>
          {devices.hasCamera && <OwnVideo stream={devices.stream} label={t.ownVideo} />}
        </>
      )}
      <div className={styles.actions}>
        <Button
          variant="line"
          loading={test.status === "starting"}
          onClick={() => (devices ? setTest({ status: "idle" }) : void start())}
        >
          {devices ? t.test.stop : t.test.start}
        </Button>
      </div>
    </section>
  );
}
