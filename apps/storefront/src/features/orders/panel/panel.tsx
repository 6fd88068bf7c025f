import { pathTo, withPanel } from "@aradhana/core/paths";
import { ButtonLink } from "@aradhana/ui/button-link";
import { EmptyState } from "@aradhana/ui/empty-state";
import { Select } from "@aradhana/ui/select";
import { Sheet } from "@aradhana/ui/sheet";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { errorTexts } from "../../../shared/api-errors/text.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import type { PanelProps } from "../../../shared/panel-address/panel-props.ts";
import { useUser, useWasSignedOut } from "../../../shared/services/browser.tsx";
import { MandateList } from "../mandates/mandate-list.tsx";
import { mandatesText } from "../mandates/text.ts";
import { ordersText } from "../order/text.ts";
import { OrderList } from "./order-list.tsx";
import styles from "./orders.module.css";
import { StoredOrders } from "./saved-orders.tsx";
import { ordersPanelText } from "./text.ts";

export const texts = [ordersPanelText, ordersText, mandatesText, errorTexts];

const filters = ["all", "open", "done", "unpaid"] as const;

/** All orders of the signed-in user, with the next action of each. */
export function Panel({ onClose }: PanelProps) {
  const t = useText(ordersPanelText);
  const { missing } = useText(ordersText);
  const user = useUser();
  const wasSignedOut = useWasSignedOut();
  const location = useLocation();
  const [filter, setFilter] = useState<(typeof filters)[number]>("all");

  return (
    <Sheet open title={t.title} closeLabel={t.close} onOpenChange={(open) => !open && onClose()}>
      {user ? (
        <div className={styles.body}>
          <MandateList />
          <Select
            label={t.filter}
            value={filter}
            onChange={({ target }) => setFilter(filters.find((name) => name === target.value) ?? "all")}
          >
            {filters.map((name) => (
              <option key={name} value={name}>
                {t.filters[name]}
              </option>
            ))}
          </Select>
          <OrderList state={filter === "all" ? undefined : filter} />
        </div>
      ) : (
        <>
          <StoredOrders />
          <EmptyState
            heading={wasSignedOut ? missing.signedOut : t.signIn}
            headingAs="h3"
            actions={
              <ButtonLink href={pathTo("/auth", { next: withPanel(location, "orders") })}>
                {t.signInAction}
              </ButtonLink>
            }
          >
            <p>{t.signInText}</p>
          </EmptyState>
        </>
      )}
    </Sheet>
  );
}
