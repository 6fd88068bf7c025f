import { Button } from "@aradhana/ui/button";
import { ShareIcon } from "@aradhana/ui/icon";
import { useState } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useSharePage } from "../../../shared/share/use-share-page.ts";
import { submittedText } from "./text.ts";

/** Shares the puja's public page: nothing of the order or of its people is in that address. */
export function SharePuja({ title, page }: { title: string; page: string }) {
  const t = useText(submittedText);
  const sharePage = useSharePage();
  const [outcome, setOutcome] = useState<"offered" | "copied" | "failed">("offered");

  async function share() {
    setOutcome(await sharePage({ title, path: page }));
  }

  return (
    <Button variant="quiet" onClick={() => void share()}>
      <ShareIcon size="sm" /> <span role="status">{t.shareOutcomes[outcome]}</span>
    </Button>
  );
}
