import { readAsDataUrl } from "@aradhana/browser/file";
import Button from "@mui/material/Button";
import { useQuery } from "@tanstack/react-query";
import { useDataProvider } from "react-admin";
import type { ConsoleData } from "../api/create-data-provider.ts";

interface StoredPhotoProps {
  /** Where it is read, below the address of the staff API. */
  path: string;
  photo: { width: number; height: number };
  alt: string;
}

/** A photo, which is fetched with the login: its address alone shows nothing. */
export function StoredPhoto({ path, photo: { width, height }, alt }: StoredPhotoProps) {
  const data = useDataProvider<ConsoleData>();
  const photo = useQuery({
    queryKey: [path],
    queryFn: async ({ signal }) => readAsDataUrl(await data.file(path, signal)),
    // What was read once is not read again: the log has each view of a conversation.
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
    <img {...{ width, height }} src={photo.data} alt={alt} className="stored-photo" />
  ) : (
    <span className="stored-photo" style={{ aspectRatio: `${width} / ${height}`, width }} />
  );
}
