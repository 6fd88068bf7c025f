import { isApiError } from "@aradhana/core/api";
import { getSuggestedItem } from "@aradhana/core/chat";
import type { SuggestedItem as Item, SuggestedRef } from "@aradhana/core/contract";
import { formatMoney } from "@aradhana/core/money";
import { itemPath } from "@aradhana/core/paths";
import { Card } from "@aradhana/ui/card";
import { Link } from "@aradhana/ui/link";
import { useEffect, useState } from "react";
import { isServiceType, servicePath } from "../../../lines/service-pages.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import type { text } from "../text.en.ts";
import { chatText } from "../text.ts";
import styles from "./chat.module.css";

/** What staff suggest, as it is sold now; or why it no longer is. */
export function SuggestedItem({ item: { type, id } }: { item: SuggestedRef }) {
  const { suggestion: t } = useText(chatText);
  const api = useBrowser()?.api;
  const [found, setFound] = useState<Item | "gone" | "failed">();
  useEffect(() => {
    if (!api) return;
    let isLeft = false;
    const show = (value: typeof found) => {
      if (!isLeft) setFound(value);
    };
    getSuggestedItem(api, { type, id } as SuggestedRef).then(show, (error: unknown) =>
      show(isApiError(error) && error.status === 404 ? "gone" : "failed"),
    );
    return () => {
      isLeft = true;
    };
  }, [api, type, id]);

  const href = isServiceType(type) ? servicePath(type) : itemPath(type, id);
  return (
    <div className={styles.suggestion} data-loading={!found || undefined}>
      <span className={styles.soft}>{t.label}</span>
      {found === "gone" && <p>{t.gone}</p>}
      {found === "failed" && <Link href={href}>{t.open}</Link>}
      {typeof found === "object" && (
        <Card
          href={href}
          title={found.title}
          titleAs="h2"
          image={{ name: found.image.name, alt: "" }}
          sizes="240px"
          closed={found.state !== "on_sale"}
          foot={footOf(found, t)}
        />
      )}
    </div>
  );
}

type Texts = (typeof text)["suggestion"];

/** What it costs, or why it cannot be booked or bought. */
function footOf({ state, price, is_lowest }: Item, t: Texts): string {
  if (state !== "on_sale") return t.states[state];
  return is_lowest ? t.from(formatMoney(price)) : formatMoney(price);
}
