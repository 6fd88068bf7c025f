import { Button } from "@aradhana/ui/button";
import { ShareIcon } from "@aradhana/ui/icon";
import { useState } from "react";
import { useText } from "../i18n/define-text.ts";
import { shellText } from "../shell-text/text.ts";
import styles from "./share-button.module.css";
import { useSharePage } from "./use-share-page.ts";

interface ShareButtonProps {
  title: string;
  /** Of the page, without a query: that may name who sent the visitor here. */
  path: string;
}

/** Shares the page with the device's share sheet, or copies its link and says so. */
export function ShareButton({ title, path }: ShareButtonProps) {
  const t = useText(shellText).share;
  const sharePage = useSharePage();
  const [outcome, setOutcome] = useState<"copied" | "failed">();

  async function share() {
    const result = await sharePage({ title, path });
    setOutcome(result === "offered" ? undefined : result);
  }

  return (
    <>
      <Button variant="line" size="sm" className={styles.scripted} onClick={() => void share()}>
        <ShareIcon />
        {t.label}
      </Button>
      <span role="status" className={styles.outcome}>
        {outcome && t[outcome]}
      </span>
    </>
  );
}
