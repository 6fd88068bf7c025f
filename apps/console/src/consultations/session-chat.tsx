import { longestMessage, type Message, message as messageSchema } from "@aradhana/core/contract";
import { type StaffMessages, staffMessages } from "@aradhana/core/staff";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useDataProvider, useNotify } from "react-admin";
import type { ConsoleData } from "../api/create-data-provider.ts";
import { formatTime } from "../frame/moments.ts";

const POLL_MS = 2000;

const events = { waiting: "Waiting for a person", accepted: "The session began", ended: "The session ended" };
const bodyOf = (message: Message) =>
  message.kind === "system"
    ? events[message.event]
    : message.body || (message.kind === "image" ? "A photo" : "");
const nameOf = ({ sender }: Message) =>
  ({ staff: "You", customer: "Customer", assistant: "Assistant", system: "" })[sender];

/** The conversation of a session: new messages come by themselves, and what is written is sent once. */
export function SessionChat({ id, isOpen }: { id: string; isOpen: boolean }) {
  const data = useDataProvider<ConsoleData>();
  const client = useQueryClient();
  const notify = useNotify();
  const key = ["conversation", id, "messages"];
  const path = `conversation/${id}/message`;
  const [draft, setDraft] = useState({ body: "", clientId: crypto.randomUUID() });
  const end = useRef<HTMLLIElement>(null);

  const { data: messages = [] } = useQuery({
    queryKey: key,
    async queryFn() {
      const known = client.getQueryData<Message[]>(key) ?? [];
      const after = known.at(-1)?.seq;
      const query = after === undefined ? undefined : { after: String(after) };
      const page = (await data.read(path, staffMessages, query)) as StaffMessages;
      return [...known, ...page.messages];
    },
    refetchInterval: isOpen ? POLL_MS : false,
  });
  const send = useMutation({
    mutationFn: ({ body, clientId }: typeof draft) =>
      data.act(path, messageSchema, { kind: "text", client_id: clientId, body }),
    onSuccess: () => {
      setDraft({ body: "", clientId: crypto.randomUUID() });
      void client.invalidateQueries({ queryKey: key });
    },
    // What was written stays, with its id: sent again, it is stored once.
    onError: (error) => notify(error.message, { type: "error" }),
  });

  useEffect(() => {
    if (messages.length > 0) end.current?.scrollIntoView({ block: "nearest" });
  }, [messages.length]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (draft.body.trim()) send.mutate({ ...draft, body: draft.body.trim() });
  }

  return (
    <>
      <ol className="messages" aria-label="Messages">
        {messages.map((message) => (
          <li key={message.seq} data-own={message.sender === "staff" || undefined}>
            <span className="soft">
              {[nameOf(message), formatTime(message.sent_at)].filter(Boolean).join(", ")}
            </span>
            <span className="message-body">{bodyOf(message)}</span>
          </li>
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
      {isOpen && (
        <form className="stack" onSubmit={submit}>
          <TextField
            label="Message"
            multiline
            minRows={2}
            fullWidth
            value={draft.body}
            onChange={({ target }) => setDraft({ ...draft, body: target.value })}
            onKeyDown={(event) => {
              if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
            }}
            slotProps={{ htmlInput: { maxLength: longestMessage } }}
            helperText="Never ask for money, a phone number or a payment outside the shop."
          />
          <div className="row-actions">
            <Button type="submit" variant="contained" disabled={send.isPending || !draft.body.trim()}>
              Send
            </Button>
          </div>
        </form>
      )}
    </>
  );
}
