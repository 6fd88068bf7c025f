import { conversationId } from "@aradhana/core/contract";
import { useParams } from "react-router-dom";
import { ConversationPage } from "../../features/chat/conversation/conversation-page.tsx";
import { chatText } from "../../features/chat/text.ts";
import { errorTexts } from "../../shared/api-errors/text.ts";
import type { MetaArgs, PageMeta } from "../../shared/page-meta/page-meta.ts";

export const texts = [chatText, errorTexts];

export const params = import.meta.env.SSR ? { id: conversationId } : undefined;

/** A conversation is personal: its page fetches it in the browser. */
export function meta({ language }: MetaArgs<undefined>): PageMeta {
  return { title: chatText.in(language).title, noindex: true };
}

export function Component() {
  const { id = "" } = useParams();
  return <ConversationPage key={id} id={id} />;
}
