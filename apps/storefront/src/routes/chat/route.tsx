import { ChatListPage } from "../../features/chat/list/chat-list-page.tsx";
import { chatText } from "../../features/chat/text.ts";
import { errorTexts } from "../../shared/api-errors/text.ts";
import type { MetaArgs, PageMeta } from "../../shared/page-meta/page-meta.ts";

export const texts = [chatText, errorTexts];

export function meta({ language }: MetaArgs<undefined>): PageMeta {
  const { title, description } = chatText.in(language);
  return { title, description, noindex: true };
}

export const Component = ChatListPage;
