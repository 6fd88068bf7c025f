import type { ChadhaavaCard } from "@aradhana/core/contract";
import { pathTo } from "@aradhana/core/paths";
import { Button } from "@aradhana/ui/button";
import { ButtonLink } from "@aradhana/ui/button-link";
import { ShareIcon } from "@aradhana/ui/icon";
import { useState } from "react";
import { chadhaavaSuccessText } from "../../../lines/chadhaava/success-text.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useSharePage } from "../../../shared/share/use-share-page.ts";
import styles from "./success.module.css";

/** Shares the chadhaava, without any data of the order, and links to its next date. */
export function NextOffering({ chadhaava }: { chadhaava: ChadhaavaCard }) {
  const t = useText(chadhaavaSuccessText);
  const sharePage = useSharePage();
  const [outcome, setOutcome] = useState<"shared" | "notShared">();
  const { id, title, status, next } = chadhaava;
  const repeated = status === "open" ? id : next?.id;

  async function share() {
    const result = await sharePage({ title, path: pathTo("/chadhaava/:id", { id }) });
    setOutcome(result === "copied" ? "shared" : result === "failed" ? "notShared" : undefined);
  }

  return (
    <div className={styles.next}>
      <Button variant="line" onClick={() => void share()}>
        <ShareIcon />
        {t.share}
      </Button>
      <ButtonLink
        variant="line"
        href={repeated ? pathTo("/chadhaava/:id", { id: repeated }) : pathTo("/chadhaava")}
      >
        {repeated ? t.repeat : t.seeOthers}
      </ButtonLink>
      <p role="status">{outcome && t[outcome]}</p>
    </div>
  );
}
