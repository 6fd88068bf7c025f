import type { PoojaCard } from "@aradhana/core/contract";
import { Button } from "@aradhana/ui/button";
import { ShareIcon } from "@aradhana/ui/icon";
import { useState } from "react";
import { useText } from "../../i18n/define-text.ts";
import { submittedText } from "./text.ts";

/** Shares the puja's public page: nothing of the order or of its people is in that address. */
export function SharePuja({ pooja }: { pooja: PoojaCard }) {
  const t = useText(submittedText);
  const [isCopied, setCopied] = useState(false);

  async function share() {
    const url = new URL(`/pooja/${pooja.id}`, window.location.origin).href;
    if (!navigator.share) {
      await navigator.clipboard.writeText(url);
      return setCopied(true);
    }
    try {
      await navigator.share({ title: pooja.title, url });
    } catch (error) {
      // Closing the share sheet without choosing is no failure.
      if ((error as DOMException).name !== "AbortError") throw error;
    }
  }

  return (
    <Button variant="quiet" onClick={() => void share()}>
      <ShareIcon size="sm" /> <span role="status">{isCopied ? t.shared : t.share}</span>
    </Button>
  );
}
