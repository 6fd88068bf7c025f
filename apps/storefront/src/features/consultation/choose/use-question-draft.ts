import { loadWithRetry } from "@aradhana/browser/lazy";
import { newDraft } from "@aradhana/core/checkout";
import type { Astrologer } from "@aradhana/core/consultation";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { useOnePageDraft } from "../../checkout/one-page/use-one-page-draft.ts";

const loadDrafts = () => loadWithRetry(() => import("../../checkout/drafts/shop-drafts.ts"));

/** What the talk with an astrologer is about, and of whom: stored with the other drafts of this tab until a time is reserved. */
export function useQuestionDraft({ id, title, topics }: Pick<Astrologer, "id" | "title" | "topics">) {
  const { country } = useVisitor();
  const blank = () => newDraft({ type: "consultation", itemId: id, title, country });
  const { draft, change, startOver } = useOnePageDraft({
    ...{ itemId: id, blank, load: loadDrafts },
    adapt: (saved) => ({ ...saved, topic: topics.find(({ value }) => value === saved.topic)?.value }),
  });
  const { topic = "", question = "", birth } = draft;
  return { topic, question, birth, change, startOver: () => startOver(blank()) };
}
