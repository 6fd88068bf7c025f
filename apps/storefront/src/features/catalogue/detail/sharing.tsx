import { Button } from "@aradhana/ui/button";
import { ButtonLink } from "@aradhana/ui/button-link";
import { ChatIcon, ShareIcon } from "@aradhana/ui/icon";
import { useState } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import { shareLink } from "../../../shared/share/share-link.ts";
import { shellText } from "../../../shared/shell-text/text.ts";
import { whatsappAddress } from "../../../shared/support/whatsapp-address.ts";
import styles from "./detail.module.css";
import { detailText } from "./text.ts";

interface SharingProps {
  title: string;
  /** Of the page, without a query: that may name who sent the visitor here. */
  path: string;
  /** The first message to us about it. */
  question: string;
}

/** Buttons to share the page and to ask about it on WhatsApp. */
export function Sharing({ title, path, question }: SharingProps) {
  const t = useText(detailText);
  const { shop } = useText(shellText);
  const [outcome, setOutcome] = useState<"shared" | "notShared">();

  async function share() {
    const result = await shareLink(navigator, { title, url: window.location.origin + path });
    setOutcome(result === "copied" ? "shared" : result === "refused" ? "notShared" : undefined);
  }

  return (
    <div className={styles.sharing}>
      <Button variant="line" size="sm" className={styles.scripted} onClick={() => void share()}>
        <ShareIcon />
        {t.share}
      </Button>
      <ButtonLink variant="line" size="sm" href={whatsappAddress(shop.customerCare.phone, question)}>
        <ChatIcon />
        {t.ask}
      </ButtonLink>
      <p role="status" className={styles.soft}>
        {outcome && t[outcome]}
      </p>
    </div>
  );
}
