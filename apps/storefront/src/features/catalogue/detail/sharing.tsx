import { whatsappAddress } from "@aradhana/core/shop";
import { ButtonLink } from "@aradhana/ui/button-link";
import { ChatIcon } from "@aradhana/ui/icon";
import type { ReactNode } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import { ShareButton } from "../../../shared/share/share-button.tsx";
import { shellText } from "../../../shared/shell-text/text.ts";
import styles from "./detail.module.css";
import { detailText } from "./text.ts";

interface SharingProps {
  title: string;
  /** Of the page, without a query: that may name who sent the visitor here. */
  path: string;
  /** The first message to us about it. */
  question: string;
  /** Further buttons. */
  children?: ReactNode;
}

/** Buttons to share the page and to ask about it on WhatsApp. */
export function Sharing({ title, path, question, children }: SharingProps) {
  const t = useText(detailText);
  const { shop } = useText(shellText);

  return (
    <div className={styles.sharing}>
      <ShareButton title={title} path={path} />
      <ButtonLink variant="line" size="sm" href={whatsappAddress(shop.customerCare.phone, question)}>
        <ChatIcon />
        {t.ask}
      </ButtonLink>
      {children}
    </div>
  );
}
