import { timeOf } from "@aradhana/core/time";
import Button from "@mui/material/Button";
import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { useDataProvider } from "react-admin";
import type { ConsoleData } from "../api/create-data-provider.ts";

interface ChatVoiceProps {
  attachment: { id: string; seconds: number };
}

/** A voice note, which is fetched with the login when it is played. Each time it is opened is recorded in the log. */
export function ChatVoice({ attachment: { id, seconds } }: ChatVoiceProps) {
  const data = useDataProvider<ConsoleData>();
  const opening = useMutation({
    mutationFn: async () =>
      URL.createObjectURL(await data.file(`chatAttachment/${id}`, new AbortController().signal)),
  });
  const src = opening.data;
  useEffect(() => (src ? () => URL.revokeObjectURL(src) : undefined), [src]);
  if (src) {
    // biome-ignore lint/a11y/useMediaCaption: nobody has written down what was said.
    return <audio controls autoPlay src={src} aria-label="Voice note" />;
  }
  return (
    <span className="row-actions">
      {opening.isError && "The voice note could not be opened."}
      <Button disabled={opening.isPending} onClick={() => opening.mutate()}>
        {`Play the voice note, ${timeOf(seconds)}`}
      </Button>
    </span>
  );
}
