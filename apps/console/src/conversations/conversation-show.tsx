import { type StaffConversation, staffConversation } from "@aradhana/core/staff";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import { useGetIdentity, useRecordContext } from "react-admin";
import { useAction } from "../api/use-action.ts";
import { SessionChat } from "../consultations/session-chat.tsx";
import { Facts } from "../frame/facts.tsx";
import { words } from "../frame/labels.ts";
import { formatMoment } from "../frame/moments.ts";
import { RecordShow } from "../frame/record-screens.tsx";

/** One of support's chats: accept it, answer, and end it. */
export const ConversationShow = () => (
  <RecordShow title="Chat" component="div" actions={false} queryOptions={{ refetchInterval: 15_000 }}>
    <ConversationParts />
  </RecordShow>
);

function ConversationParts() {
  const chat = useRecordContext<StaffConversation>();
  const { data: me } = useGetIdentity();
  if (!chat) return null;
  const isOwn = chat.state === "live" && chat.staff_id === me?.id;
  return (
    <div className="stack">
      <Paper className="panel" component="section">
        <Facts
          facts={{
            Customer: chat.customer_name ?? "A customer",
            State: words(chat.state),
            Language: chat.language === "hi" ? "Hindi" : "English",
            "Answered by": chat.staff_name ?? "–",
            Begun: formatMoment(chat.created_at),
            ...(chat.rating !== null && { Rating: `${chat.rating} of 5` }),
          }}
        />
        <ChatActions chat={chat} isOwn={isOwn} />
      </Paper>
      <Paper className="panel" component="section">
        <SessionChat key={chat.id} id={chat.id} isOpen={isOwn} />
      </Paper>
    </div>
  );
}

function ChatActions({ chat: { id, state }, isOwn }: { chat: StaffConversation; isOwn: boolean }) {
  const accept = useAction({ schema: staffConversation, done: "You answer this customer now." });
  const end = useAction({ schema: staffConversation, done: "The chat has ended." });
  return (
    <div className="row-actions">
      {(state === "waiting" || state === "assistant") && (
        <Button
          variant="contained"
          disabled={accept.isPending}
          onClick={() => accept.run(`conversation/${id}/accept`)}
        >
          {state === "waiting" ? "Accept" : "Take over from the assistant"}
        </Button>
      )}
      {isOwn && (
        <Button variant="outlined" disabled={end.isPending} onClick={() => end.run(`conversation/${id}/end`)}>
          End the chat
        </Button>
      )}
    </div>
  );
}
