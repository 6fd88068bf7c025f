import { timeOf } from "@aradhana/core/time";
import Button from "@mui/material/Button";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useDataProvider } from "react-admin";
import type { ConsoleData } from "../api/create-data-provider.ts";

interface ChatVoiceProps {
  attachment: { id: string; seconds: number };
}

/** A voice note, which is fetched with the login when it is played. Each time it is opened is recorded in the log. */
export function ChatVoice({ attachment: { id, seconds } }: ChatVoiceProps) {
  const data = useDataProvider<ConsoleData>();
  const leaving = useRef<AbortController>(undefined);
  const [src, setSrc] = useState<string>();
  const [isUnplayable, setUnplayable] = useState(false);
  const opening = useMutation({
    mutationFn() {
      leaving.current = new AbortController();
      setUnplayable(false);
      return data.file(`chatAttachment/${id}`, leaving.current.signal);
    },
  });
  useEffect(() => () => leaving.current?.abort(), []);
  const content = opening.data;
  useEffect(() => {
    if (!content) return;
    const url = URL.createObjectURL(content);
    setSrc(url);
    return () => {
      URL.revokeObjectURL(url);
      setSrc(undefined);
    };
  }, [content]);
  if (src && !isUnplayable) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: nobody has written down what was said.
      <audio controls autoPlay src={src} aria-label="Voice note" onError={() => setUnplayable(true)} />
    );
  }
  return (
    <span className="row-actions">
      {opening.isError && "The voice note could not be opened."}
      {isUnplayable && "The voice note does not play in this browser."}
      <Button disabled={opening.isPending} onClick={() => opening.mutate()}>
        {`Play the voice note, ${timeOf(seconds)}`}
      </Button>
    </span>
  );
}
