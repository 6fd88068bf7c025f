import { type SharedChart, sharedChart } from "@aradhana/core/consultation";
import type { Message } from "@aradhana/core/contract";
import Button from "@mui/material/Button";
import { useMutation } from "@tanstack/react-query";
import { useDataProvider, useNotify } from "react-admin";
import type { ConsoleData } from "../api/create-data-provider.ts";

/** Shows the chart of a message beside the conversation. */
export type OnChart = (chart: SharedChart, messageId: string) => void;

interface ChatKundaliProps {
  message: Extract<Message, { kind: "birth" }>;
  /** Undefined for who is not the astrologer. */
  onChart: OnChart | undefined;
}

/** A kundali that the customer sent. Its chart opens beside the conversation. */
export function ChatKundali({ message: { id, conversation_id, birth }, onChart }: ChatKundaliProps) {
  const data = useDataProvider<ConsoleData>();
  const notify = useNotify();
  const opening = useMutation({
    mutationFn: async () =>
      (await data.read(`conversation/${conversation_id}/card/${id}`, sharedChart)) as SharedChart,
    onSuccess: (chart) => onChart?.(chart, id),
    onError: (error) => notify(error.message, { type: "error" }),
  });
  if (!birth) {
    return (
      <span>
        {onChart
          ? "Kundali: the customer has removed the birth details."
          : "Kundali: its birth details are for the astrologer alone, or were removed."}
      </span>
    );
  }
  const { name, date, time, place } = birth;
  return (
    <span className="row-actions">
      {`Kundali of ${name}: ${date}, ${time ?? "time not known"}, ${place}`}
      {onChart && (
        <Button variant="outlined" disabled={opening.isPending} onClick={() => opening.mutate()}>
          Open the chart
        </Button>
      )}
    </span>
  );
}
