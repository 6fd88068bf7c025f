import {
  noVoice,
  PRESENCE_MS,
  presenceOf,
  type Session,
  session as sessionSchema,
} from "@aradhana/core/consultation";
import { formatMoney } from "@aradhana/core/money";
import type { StaffConsultationDetail } from "@aradhana/core/staff";
import { timeOf } from "@aradhana/core/time";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Confirm, useDataProvider, useRefresh } from "react-admin";
import type { ConsoleData } from "../api/create-data-provider.ts";
import { useAction } from "../api/use-action.ts";
import type { OnChart } from "../conversations/chat-kundali.tsx";
import { Facts } from "../frame/facts.tsx";
import { formatMoment } from "../frame/moments.ts";
import { SessionChat } from "./session-chat.tsx";

/** In ms: how often a session is read until it can be joined. */
const CONFIRMED_MS = 15_000;

/** Only a session by voice or video loads it. */
const SessionCall = lazy(async () => ({
  default: (await import("./call/session-call.tsx")).SessionCall,
}));

const pauses = {
  customer: "The customer has lost the connection.",
  astrologer: "Your connection was lost.",
  silence: "Nobody has spoken or written for a minute. The timer continues when somebody does.",
};

function stateOf({ phase, paused_by, customer_here, astrologer_here }: Session): string {
  if (phase === "live") return paused_by ? `Stopped. ${pauses[paused_by]}` : "Running";
  if (phase === "ended") return "Ended";
  if (astrologer_here) return "You are in. Waiting for the customer.";
  return customer_here ? "The customer is here and waits for you." : "Not started";
}

interface SessionDeskProps {
  record: StaffConsultationDetail;
  /** Shows a chart that the customer sent beside the session. */
  onChart: OnChart;
  /** Called with every message whose birth the customer has removed. */
  onRemoved(messageIds: readonly string[]): void;
}

/** The session at the astrologer's desk: coming in, the clock, the conversation and the end. */
export function SessionDesk({ record, onChart, onRemoved }: SessionDeskProps) {
  const { id } = record;
  const data = useDataProvider<ConsoleData>();
  const client = useQueryClient();
  const key = ["consultation", id, "session"];
  const voice = useRef(noVoice);
  const [isSure, setIsSure] = useState(false);
  const isConfirmed = record.phase === "confirmed";
  const isOpen = ["joinable", "astrologer_late", "live"].includes(record.session.phase);
  const { data: session = record.session } = useQuery({
    queryKey: key,
    // Reports that the astrologer is there; before they came in it changes nothing.
    queryFn: async () => {
      const presence = presenceOf(voice.current, !isConfirmed);
      return (await (presence
        ? data.act(`consultation/${id}/presence`, sessionSchema, presence)
        : data.read(`consultation/${id}/session`, sessionSchema))) as Session;
    },
    enabled: isOpen || isConfirmed,
    refetchInterval({ state }) {
      if (isConfirmed) return CONFIRMED_MS;
      return state.data?.phase === "ended" ? false : PRESENCE_MS;
    },
    refetchIntervalInBackground: true,
  });
  const onDone = (next: Session) => client.setQueryData(key, next);
  const join = useAction({ schema: sessionSchema, done: "You are in.", onDone });
  const end = useAction({ schema: sessionSchema, done: "The consultation has ended.", onDone });
  const refresh = useRefresh();
  const { phase, chart_shared: isShared } = session;
  const isStale = phase !== record.phase || isShared !== (record.chart !== null);
  // State and chart are read with the consultation, not with each report of the session.
  useEffect(() => {
    if (isStale) refresh();
  }, [isStale, refresh]);
  const isIn = session.astrologer_here || session.phase === "live";

  return (
    <Paper className="panel" component="section">
      <Typography component="h2" variant="h6">
        Session
      </Typography>
      <p role="status">{stateOf(session)}</p>
      <Facts
        facts={{
          Billed: `${timeOf(session.billed_seconds)} of ${timeOf(session.cap_seconds)}`,
          Charged: formatMoney(session.charged),
          Closes: formatMoment(session.closes_at),
        }}
      />
      {!isOpen && record.phase === "confirmed" && (
        <p>You can come in from {formatMoment(record.joinable_at)}.</p>
      )}
      <div className="row-actions">
        {isOpen && !isIn && session.phase !== "ended" && (
          <Button
            variant="contained"
            disabled={join.isPending}
            onClick={() => join.run(`consultation/${id}/join`)}
          >
            Accept and come in
          </Button>
        )}
        {session.phase === "live" && (
          <Button variant="outlined" disabled={end.isPending} onClick={() => setIsSure(true)}>
            End the consultation
          </Button>
        )}
      </div>
      <Confirm
        isOpen={isSure}
        title="End the consultation?"
        content="It cannot be restarted. The unused time is refunded to the customer."
        confirm="End"
        onConfirm={() => {
          setIsSure(false);
          end.run(`consultation/${id}/end`);
        }}
        onClose={() => setIsSure(false)}
      />
      {session.phase === "live" && session.mode !== "chat" && (
        <Suspense fallback={<p>Opening the call…</p>}>
          <SessionCall id={id} withVideo={session.mode === "video"} voice={voice} />
        </Suspense>
      )}
      {session.conversation_id && (
        <SessionChat
          key={session.conversation_id}
          id={session.conversation_id}
          isOpen={session.phase === "live"}
          {...{ onChart, onRemoved }}
        />
      )}
    </Paper>
  );
}
