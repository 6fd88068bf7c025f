import { attachCall, createRtcPort } from "@aradhana/browser/media-call";
import type { SessionVoice } from "@aradhana/core/consultation";
import { createMediaCall } from "@aradhana/core/media-call";
import { runAfter } from "@aradhana/core/time";
import { CallScreen } from "@aradhana/ui/call-screen";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type RefObject, useEffect, useMemo, useSyncExternalStore } from "react";
import { useDataProvider } from "react-admin";
import type { ConsoleData } from "../../api/create-data-provider.ts";
import { endTexts, problemTexts, statusTexts } from "./call-texts.ts";
import { staffSignalling } from "./staff-signalling.ts";

interface SessionCallProps {
  id: string;
  withVideo: boolean;
  /** Where the desk finds what the call says. */
  voice: RefObject<SessionVoice>;
}

/** The call of a session, which ends with the screen. */
export function SessionCall({ id, withVideo, voice }: SessionCallProps) {
  const data = useDataProvider<ConsoleData>();
  const call = useMemo(
    () =>
      createMediaCall({
        ...{ port: createRtcPort(), signalling: staffSignalling(data, id), isPolite: false, withVideo },
        ...{ after: runAfter, random: Math.random, newId: () => crypto.randomUUID() },
      }),
    [data, id, withVideo],
  );
  useEffect(() => attachCall(call, voice), [call, voice]);
  const state = useSyncExternalStore(call.subscribe, call.getState);
  const { status, problem, end, isWeak, isMuted, isCameraOn, own, peer } = state;
  const isOut = status === "off" || status === "blocked";
  const isIn = !isOut && status !== "asking";
  return (
    <section className="stack">
      <Typography component="h3" variant="subtitle1">
        {withVideo ? "Video call" : "Voice call"}
      </Typography>
      {isIn && (
        <CallScreen
          {...{ peer, withVideo, peerLabel: "Video of the customer", ownLabel: "Your own video" }}
          own={own && isCameraOn ? own : undefined}
          portrait={<span className="soft">No picture of the customer</span>}
          className="call-screen"
        />
      )}
      <p role="status">
        {[
          isOut && end ? endTexts[end] : statusTexts[status],
          ...(isWeak ? ["The connection is weak. Turning the camera off helps."] : []),
          ...(isMuted ? ["You are muted."] : []),
        ].join(" ")}
      </p>
      {problem && (
        <Alert severity="warning" role="alert">
          {problemTexts[problem]}
        </Alert>
      )}
      <div className="row-actions">
        {isIn && (
          <>
            <Button variant="outlined" onClick={() => call.setMuted(!isMuted)}>
              {isMuted ? "Unmute" : "Mute"}
            </Button>
            {withVideo && (
              <Button variant="outlined" onClick={() => void call.setCamera(!isCameraOn)}>
                {isCameraOn ? "Turn camera off" : "Turn camera on"}
              </Button>
            )}
          </>
        )}
        <Button
          key="join"
          variant={isIn ? "outlined" : "contained"}
          disabled={status === "asking"}
          onClick={() => (isIn ? call.leave() : void call.start())}
        >
          {isIn
            ? "Leave the call"
            : problem
              ? "Try again"
              : withVideo
                ? "Join with video"
                : "Join with voice"}
        </Button>
      </div>
    </section>
  );
}
