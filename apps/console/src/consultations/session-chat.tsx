import { withoutBirths } from "@aradhana/core/chat";
import { longestMessage, type Message, message as messageSchema } from "@aradhana/core/contract";
import { type StaffMessages, staffMessages } from "@aradhana/core/staff";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useDataProvider, useNotify } from "react-admin";
import type { ConsoleData } from "../api/create-data-provider.ts";
import type { OnChart } from "../conversations/chat-kundali.tsx";
import { ChatMessages } from "../conversations/chat-messages.tsx";
import { SuggestForm } from "../conversations/suggest-form.tsx";

const POLL_MS = 2000;
/** While a kundali is shown, its removal is noticed after the conversation too. */
const QUIET_POLL_MS = 30_000;

interface Sent {
  body: string;
  clientId: string;
}

interface SessionChatProps {
  id: string;
  isOpen: boolean;
  onChart?: OnChart;
  /** Called with every message whose birth the customer has removed. */
  onRemoved?: (messageIds: readonly string[]) => void;
}

/** The conversation of a session: new messages come by themselves, and what is written is sent once. */
export function SessionChat({ id, isOpen, onChart, onRemoved }: SessionChatProps) {
  const data = useDataProvider<ConsoleData>();
  const client = useQueryClient();
  const notify = useNotify();
  const key = ["conversation", id, "messages"];
  const path = `conversation/${id}/message`;
  const [body, setBody] = useState("");
  const failed = useRef<Sent>(undefined);
  const end = useRef<HTMLLIElement>(null);

  const { data: messages = [] } = useQuery<readonly Message[]>({
    queryKey: key,
    async queryFn() {
      const known = client.getQueryData<Message[]>(key) ?? [];
      const after = known.at(-1)?.seq;
      const query = after === undefined ? undefined : { after: String(after) };
      const page = (await data.read(path, staffMessages, query)) as StaffMessages;
      return withoutBirths([...known, ...page.messages], page.removed);
    },
    refetchInterval({ state }) {
      if (isOpen) return POLL_MS;
      return state.data?.some((each) => each.kind === "birth" && each.birth) ? QUIET_POLL_MS : false;
    },
  });
  const send = useMutation({
    mutationFn: ({ body: text, clientId }: Sent) =>
      data.act(path, messageSchema, { kind: "text", client_id: clientId, body: text }),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
    onError(error, sent) {
      failed.current = sent;
      // Before what was typed since.
      setBody((typed) => [sent.body, typed].filter(Boolean).join("\n"));
      notify(error.message, { type: "error" });
    },
  });

  useEffect(() => {
    if (messages.length > 0) end.current?.scrollIntoView({ block: "nearest" });
  }, [messages.length]);

  const removed = messages.flatMap((each) => (each.kind === "birth" && !each.birth ? [each.id] : []));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what matters is which are removed.
  useEffect(() => {
    if (removed.length > 0) onRemoved?.(removed);
  }, [removed.join()]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const text = body.trim();
    if (!text || send.isPending) return;
    setBody("");
    // With the same id, a message that arrived although its response was lost is stored once.
    send.mutate(
      failed.current?.body === text ? failed.current : { body: text, clientId: crypto.randomUUID() },
    );
  }

  return (
    <>
      <ChatMessages messages={messages} onChart={onChart} end={<li ref={end} aria-hidden="true" />} />
      {isOpen && (
        <form className="stack" onSubmit={submit}>
          <TextField
            label="Message"
            multiline
            minRows={2}
            fullWidth
            value={body}
            onChange={({ target }) => setBody(target.value)}
            onKeyDown={(event) => {
              if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
            }}
            slotProps={{ htmlInput: { maxLength: longestMessage } }}
            helperText="Never ask for money, a phone number or a payment outside the shop."
          />
          <div className="row-actions">
            <Button type="submit" variant="contained" disabled={send.isPending || !body.trim()}>
              Send
            </Button>
          </div>
        </form>
      )}
      {isOpen && <SuggestForm path={path} onSent={() => void client.invalidateQueries({ queryKey: key })} />}
    </>
  );
}
