import { pathTo } from "@aradhana/core/paths";
import { Button } from "@aradhana/ui/button";
import { ButtonLink } from "@aradhana/ui/button-link";
import { EmptyState } from "@aradhana/ui/empty-state";
import { ErrorState } from "@aradhana/ui/error-state";
import { Skeleton } from "@aradhana/ui/skeleton";
import { useText } from "../../../shared/i18n/define-text.ts";
import { AskOnWhatsapp } from "../../../shared/support/ask-on-whatsapp.tsx";
import { OrderRow } from "./order-row.tsx";
import styles from "./orders.module.css";
import { ordersPanelText } from "./text.ts";
import { useOrders } from "./use-orders.ts";

/** The orders of one kind, in whatever state their fetching is. */
export function OrderList({ state }: { state: string | undefined }) {
  const t = useText(ordersPanelText);
  const { view, fetchMore, retry } = useOrders(state);

  if (view.status === "loading") {
    return (
      <div aria-busy="true" className={styles.orders}>
        {["first", "second", "third"].map((place) => (
          <div key={place} className={styles.waiting}>
            <Skeleton shape="card" />
          </div>
        ))}
      </div>
    );
  }
  if (view.status === "failed") {
    return (
      <ErrorState
        heading={t.failed}
        headingAs="h3"
        retry={{ label: t.retry, onClick: retry }}
        support={<AskOnWhatsapp requestId={view.requestId} />}
        requestId={view.requestId ? { label: t.requestId, value: view.requestId } : undefined}
      >
        <p>{t.failedText}</p>
      </ErrorState>
    );
  }
  if (view.orders.length === 0) {
    return (
      <EmptyState
        heading={state ? t.emptyFiltered : t.empty}
        headingAs="h3"
        actions={<ButtonLink href={pathTo("/online-puja")}>{t.emptyAction}</ButtonLink>}
      >
        <p>{t.emptyText}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.orders}>
        {view.orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
      {view.cursor && (
        <Button variant="line" fullWidth loading={view.isFetchingMore} onClick={fetchMore}>
          {t.more}
        </Button>
      )}
    </>
  );
}
