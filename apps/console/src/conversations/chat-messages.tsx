import type { Message } from "@aradhana/core/contract";
import type { ReactNode } from "react";
import { formatTime } from "../frame/moments.ts";
import { StoredPhoto } from "../photos/stored-photo.tsx";
import { ChatKundali, type OnChart } from "./chat-kundali.tsx";
import { ChatVoice } from "./chat-voice.tsx";
import { SuggestedName } from "./suggested-name.tsx";

const events = { waiting: "Waiting for a person", accepted: "The session began", ended: "The session ended" };

interface ChatMessagesProps {
  messages: readonly Message[];
  /** Who wrote for the shop. @default "You" */
  staffName?: string;
  /** The message that was reported. */
  reportedId?: string | null;
  /** Opens the chart of a kundali that the customer sent; without it, charts stay closed. */
  onChart?: OnChart | undefined;
  /** After the last message. */
  end?: ReactNode;
}

/** The messages of a conversation: texts, photos, and a warning where something points to a payment elsewhere. */
export function ChatMessages({
  messages,
  staffName = "You",
  reportedId = null,
  onChart,
  end,
}: ChatMessagesProps) {
  const names = { staff: staffName, customer: "Customer", assistant: "Assistant", system: "" };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, which the keyboard must be able to do
    <ol className="messages" aria-label="Messages" tabIndex={0}>
      {messages.map((message) => (
        <li
          key={message.seq}
          data-own={message.sender === "staff" || undefined}
          data-reported={message.id === reportedId || undefined}
        >
          <span className="soft">
            {[
              ...[names[message.sender], formatTime(message.sent_at)].filter(Boolean),
              ...(message.id === reportedId ? ["reported"] : []),
            ].join(", ")}
          </span>
          {message.kind === "suggestion" && (
            <span>
              Suggested: <SuggestedName item={message.item} />
            </span>
          )}
          {message.kind === "image" && (
            <StoredPhoto
              path={`chatAttachment/${message.attachment.id}`}
              photo={message.attachment}
              alt="Sent in this conversation"
            />
          )}
          {message.kind === "voice" && <ChatVoice attachment={message.attachment} />}
          {message.kind === "birth" && <ChatKundali {...{ message, onChart }} />}
          <span className="message-body">
            {message.kind === "system" ? events[message.event] : message.body}
          </span>
          {message.flags.includes("pay_outside") && (
            <strong className="message-flag">Has a payment link, a UPI id or a phone number</strong>
          )}
        </li>
      ))}
      {end}
    </ol>
  );
}
