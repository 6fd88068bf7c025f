import { readAsDataUrl } from "@aradhana/browser/file";
import Button from "@mui/material/Button";
import { useQuery } from "@tanstack/react-query";
import { useDataProvider } from "react-admin";
import type { ConsoleData } from "../api/create-data-provider.ts";

interface ChatPhotoProps {
  attachment: { id: string; width: number; height: number };
}

/** A photo, which is fetched with the login: its address alone shows nothing. Each view is recorded in the log. */
export function ChatPhoto({ attachment: { id, width, height } }: ChatPhotoProps) {
  const data = useDataProvider<ConsoleData>();
  const photo = useQuery({
    queryKey: ["chatAttachment", id],
    queryFn: async ({ signal }) => readAsDataUrl(await data.file(`chatAttachment/${id}`, signal)),
    // What was read once is not read, and recorded, again.
    ...{ staleTime: Number.POSITIVE_INFINITY, retry: false },
  });
  if (photo.isError) {
    return (
      <span className="row-actions">
        The photo could not be opened.
        <Button onClick={() => void photo.refetch()}>Try again</Button>
      </span>
    );
  }
  // The box has the size of the photo before it is there.
  return photo.data ? (
    <img {...{ width, height }} src={photo.data} alt="Sent in this conversation" className="chat-photo" />
  ) : (
    <span className="chat-photo" style={{ aspectRatio: `${width} / ${height}`, width }} />
  );
}
