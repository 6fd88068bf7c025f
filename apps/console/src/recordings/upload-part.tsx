import type { StaffRecording } from "@aradhana/core/staff";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import { useMutation } from "@tanstack/react-query";
import { type ChangeEvent, useEffect, useId, useRef, useState } from "react";
import { useDataProvider, useNotify, useRefresh } from "react-admin";
import type { ConsoleData } from "../api/create-data-provider.ts";
import { uploadFilm } from "./upload-film.ts";

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 ** 2)} MB`;

interface UploadPartProps {
  ritualId: string;
  /** An upload that was interrupted. */
  begun: StaffRecording | undefined;
  label: string;
}

/** Uploads a film: its progress, and why it was refused. An interrupted upload continues with the same file. */
export function UploadPart({ ritualId, begun, label }: UploadPartProps) {
  const data = useDataProvider<ConsoleData>();
  const notify = useNotify();
  const refresh = useRefresh();
  const file = useRef<HTMLInputElement>(null);
  const hint = useId();
  const [progress, setProgress] = useState<{ received: number; total: number }>();
  const stop = useRef<AbortController>(undefined);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (film: File) => {
      if (film.size === 0) throw new Error("This file is empty. Choose the film again.");
      const aborted = new AbortController();
      stop.current = aborted;
      const onProgress = (received: number) => setProgress({ received, total: film.size });
      const same = begun?.bytes === film.size ? begun : undefined;
      return uploadFilm({ data, film, ritualId, begun: same, signal: aborted.signal, onProgress });
    },
    onSuccess: () =>
      notify("The recording was checked. Set the seconds of the names, then publish it.", {
        type: "success",
      }),
    onSettled: () => {
      setProgress(undefined);
      refresh();
    },
  });
  // A page that is left sends no further parts.
  useEffect(() => () => stop.current?.abort(), []);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [film] = target.files ?? [];
    if (film) mutate(film);
    target.value = "";
  }

  if (isPending && progress) {
    const { received, total } = progress;
    const isSent = received === total;
    const percent = Math.round((received / total) * 100);
    return (
      <div role="status">
        <p>
          {isSent
            ? "The recording is being checked."
            : `${megabytes(received)} of ${megabytes(total)} sent, ${percent} %.`}
        </p>
        <LinearProgress
          aria-label="Upload"
          {...(isSent ? {} : { variant: "determinate" as const, value: percent })}
        />
      </div>
    );
  }
  return (
    <>
      {error && <Alert severity="error">{error.message}</Alert>}
      {begun && !error && (
        <Alert severity="info">
          An upload stopped at {megabytes(begun.received)} of {megabytes(begun.bytes)}. Choose the same file
          to continue.
        </Alert>
      )}
      <input ref={file} type="file" accept="video/*" aria-label={label} hidden onChange={choose} />
      <Button
        variant="outlined"
        aria-describedby={hint}
        disabled={isPending}
        onClick={() => file.current?.click()}
      >
        {label}
      </Button>
      <p className="soft" id={hint}>
        MP4, MOV or WebM, up to 1 GB. Its place and other hidden data are removed.
      </p>
    </>
  );
}
