import { type StaffRecording, staffRecording } from "@aradhana/core/staff";
import Alert from "@mui/material/Alert";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useDataProvider } from "react-admin";
import { array } from "valibot";
import type { ConsoleData } from "../api/create-data-provider.ts";
import { CaptionsForm } from "./captions-form.tsx";
import { ChaptersForm } from "./chapters-form.tsx";
import { NamesForm, type OpenSeconds } from "./names-form.tsx";
import { PublishPart } from "./publish-part.tsx";
import { UploadPart } from "./upload-part.tsx";

/** The recording of a ritual: its upload, the seconds of the names, chapters, captions, and its publishing. */
export function RecordingPart({ ritualId }: { ritualId: string }) {
  const data = useDataProvider<ConsoleData>();
  const { data: recordings, error } = useQuery({
    queryKey: ["recording", ritualId],
    queryFn: async () =>
      (await data.read("recording", array(staffRecording), {
        ritual_id: ritualId,
        limit: "5",
      })) as StaffRecording[],
    // The address of the film expires after hours: a window that gets the focus need not load it again.
    refetchOnWindowFocus: false,
  });
  const ready = recordings?.find(({ state }) => state === "ready");
  const [latest] = recordings ?? [];
  const canContinue = latest?.state === "uploading" && Date.parse(latest.expires_at) > Date.now();
  return (
    <Paper className="panel" component="section">
      <Typography component="h2" variant="h6">
        Recording
      </Typography>
      {error && <Alert severity="error">{error.message}</Alert>}
      {ready?.film_url && <Film recording={ready} url={ready.film_url} />}
      {recordings && (
        <UploadPart
          ritualId={ritualId}
          begun={canContinue ? latest : undefined}
          label={ready ? "Upload another recording" : "Upload a recording"}
        />
      )}
    </Paper>
  );
}

function Film({ recording, url }: { recording: StaffRecording; url: string }) {
  const [film, setFilm] = useState<HTMLVideoElement | null>(null);
  // The key in the address changes each hour; the film that is being watched stays.
  const [src] = useState(url);
  const [seconds, setSeconds] = useState<OpenSeconds>({ isUnsaved: false, missing: 0 });
  return (
    <div className="desk">
      {/* biome-ignore lint/a11y/useMediaCaption: captions are added after it was watched */}
      <video ref={setFilm} className="film" src={src} controls preload="metadata" aria-label="Recording" />
      <div>
        <NamesForm recordingId={recording.id} film={film} onChange={setSeconds} />
        <ChaptersForm recording={recording} />
        <CaptionsForm recording={recording} />
        <PublishPart recording={recording} seconds={seconds} />
      </div>
    </div>
  );
}
