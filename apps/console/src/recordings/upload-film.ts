import { RECORDING_PART_BYTES, type StaffRecording, staffRecording } from "@aradhana/core/staff";
import type { ConsoleData } from "../api/create-data-provider.ts";

interface UploadOptions {
  data: ConsoleData;
  film: Blob;
  /** An upload that was interrupted is continued; without one a new one begins. */
  begun: StaffRecording | undefined;
  ritualId: string;
  signal: AbortSignal;
  /** How many bytes the shop has. */
  onProgress: (received: number) => void;
}

/** Uploads a film in parts and lets the shop check it. */
export async function uploadFilm({ data, film, begun, ritualId, signal, onProgress }: UploadOptions) {
  const begin = () => data.act("recording", staffRecording, { ritual_id: ritualId, bytes: film.size });
  const { id, received } = begun ?? ((await begin()) as StaffRecording);
  for (let at = received; at < film.size; ) {
    onProgress(at);
    const part = film.slice(at, at + RECORDING_PART_BYTES);
    const after = await data.send(`recording/${id}/part/${at}`, staffRecording, part, signal);
    at = (after as StaffRecording).received;
  }
  onProgress(film.size);
  await data.act(`recording/${id}/finish`, staffRecording, {});
}
