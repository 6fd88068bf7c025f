import { type RecordingNames, recordingNames } from "@aradhana/core/staff";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useDataProvider, useNotify, useRefresh } from "react-admin";
import type { ConsoleData } from "../api/create-data-provider.ts";
import { formatSecond, parseSecond } from "../frame/clock-time.ts";
import { NameRow } from "./name-row.tsx";

/** What of the seconds is not saved, or not set. */
export interface OpenSeconds {
  isUnsaved: boolean;
  /** Orders without a second. */
  missing: number;
}

interface NamesFormProps {
  recordingId: string;
  film: HTMLVideoElement | null;
  onChange: (open: OpenSeconds) => void;
}

/** Sets the second at which the names of each order are read, while the film plays. */
export function NamesForm({ recordingId, film, onChange }: NamesFormProps) {
  const data = useDataProvider<ConsoleData>();
  const notify = useNotify();
  const refresh = useRefresh();
  const path = `recording/${recordingId}/names`;
  const { data: names = [], error } = useQuery({
    queryKey: ["recordingNames", recordingId],
    queryFn: async () => (await data.read(path, recordingNames)) as RecordingNames,
    // Each reading is recorded in the log.
    refetchOnWindowFocus: false,
  });
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const problemOf = (text: string): string | undefined => {
    if (text.trim() === "") return undefined;
    const second = parseSecond(text);
    if (second === undefined) return "Minutes and seconds, such as 12:34.";
    return film && second > film.duration
      ? `The recording ends at ${formatSecond(Math.floor(film.duration))}.`
      : undefined;
  };
  const { mutate: save, isPending } = useMutation({
    mutationFn: () =>
      data.set(path, recordingNames, {
        names: Object.entries(typed).map(([id, text]) => ({
          fulfilment_id: id,
          seconds: parseSecond(text) ?? null,
        })),
      }),
    onSuccess: () => {
      setTyped({});
      notify("Saved.", { type: "success" });
      refresh();
    },
    onError: ({ message }) => notify(message, { type: "error" }),
  });
  const isUnsaved = Object.keys(typed).length > 0;
  const missing = names.filter(({ seconds }) => seconds === null).length;
  useEffect(() => onChange({ isUnsaved, missing }), [isUnsaved, missing, onChange]);
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (names.length === 0) return <p className="soft">No order of this ritual has names.</p>;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <ul className="plain-list">
        {names.map((row) => (
          <NameRow
            key={row.fulfilment_id}
            row={row}
            value={typed[row.fulfilment_id] ?? (row.seconds === null ? "" : formatSecond(row.seconds))}
            problem={problemOf(typed[row.fulfilment_id] ?? "")}
            film={film}
            onChange={(value) => setTyped({ ...typed, [row.fulfilment_id]: value })}
          />
        ))}
      </ul>
      <Button
        type="submit"
        variant="outlined"
        className="after-rows"
        disabled={isPending || !isUnsaved || Object.values(typed).some(problemOf)}
      >
        Save the seconds
      </Button>
    </form>
  );
}
