import type { Pooja } from "@aradhana/core/contract";
import { Button } from "@aradhana/ui/button";
import { ButtonLink } from "@aradhana/ui/button-link";
import { ChatIcon, ShareIcon } from "@aradhana/ui/icon";
import { useState } from "react";
import { formatDate } from "../../i18n/dates.ts";
import { useText } from "../../i18n/define-text.ts";
import { useVisitor } from "../../services/visitor.tsx";
import { shareLink } from "../../share/share-link.ts";
import { shellText } from "../../shell/text.ts";
import { whatsappAddress } from "../../support/whatsapp-address.ts";
import styles from "./pooja.module.css";
import { poojaPageText } from "./text.ts";

/** Sends the page on, and asks us about it. */
export function Sharing({ puja: { id, title, muhurat } }: { puja: Pooja }) {
  const { language } = useVisitor();
  const t = useText(poojaPageText);
  const { footer } = useText(shellText);
  const [outcome, setOutcome] = useState<"shared" | "notShared">();
  const question = t.askAbout(title, formatDate(muhurat.start_at, "day", language));

  async function share() {
    // Without the query: it may name who sent the visitor here.
    const result = await shareLink(navigator, { title, url: `${window.location.origin}/pooja/${id}` });
    setOutcome(result === "copied" ? "shared" : result === "refused" ? "notShared" : undefined);
  }

  return (
    <div className={styles.sharing}>
      <Button variant="line" size="sm" className={styles.scripted} onClick={() => void share()}>
        <ShareIcon />
        {t.share}
      </Button>
      <ButtonLink variant="line" size="sm" href={whatsappAddress(footer.phone, question)}>
        <ChatIcon />
        {t.ask}
      </ButtonLink>
      <p role="status" className={styles.soft}>
        {outcome && t[outcome]}
      </p>
    </div>
  );
}
