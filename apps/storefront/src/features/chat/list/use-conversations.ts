import { useQuery } from "@aradhana/checkout/query";
import { withSignal } from "@aradhana/core/api";
import { cachedConversations, getConversations, storeConversations } from "@aradhana/core/chat";
import type { Conversation, SupportHours } from "@aradhana/core/contract";
import { useMemo } from "react";
import { useBrowser } from "../../../shared/services/browser.tsx";

interface Listed {
  conversations: Conversation[];
  support: SupportHours;
  cursor: string | null;
  /** When the list was read, where it could not be read again. */
  cachedAt?: string;
}

/** The customer's conversations; without a connection those that this tab read last. */
export function useConversations() {
  const browser = useBrowser();
  return useQuery(
    useMemo(
      () =>
        browser &&
        (async (signal: AbortSignal): Promise<Listed> => {
          try {
            const { results, meta } = await getConversations(withSignal(browser.api, signal));
            storeConversations(browser.drafts, results, meta.server_time);
            return { ...results, cursor: meta.cursor ?? null };
          } catch (error) {
            const cached = cachedConversations(browser.drafts, error);
            if (!cached) throw error;
            return { ...cached.list, cursor: null, cachedAt: cached.at };
          }
        }),
      [browser],
    ),
  );
}
