import { useQuery } from "@aradhana/checkout/query";
import { getPoojaListing } from "@aradhana/core/api";
import { pathTo } from "@aradhana/core/paths";
import { Artwork } from "@aradhana/ui/artwork";
import { ButtonLink } from "@aradhana/ui/button-link";
import { EmptyState } from "@aradhana/ui/empty-state";
import { Link } from "@aradhana/ui/link";
import { useMemo } from "react";
import { formatDate } from "../../../shared/i18n/dates.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import rows from "../lines/cart-lines.module.css";
import styles from "./cart.module.css";
import { cartText } from "./text.ts";

const UPCOMING = 3;

/** Nothing in it: three upcoming pujas instead. */
export function EmptyCart() {
  const t = useText(cartText);
  const { language } = useVisitor();
  const api = useBrowser()?.api;
  const { state } = useQuery(
    useMemo(
      () => api && (async () => (await getPoojaListing(api, { limit: UPCOMING })).results.pujas),
      [api],
    ),
  );
  const pujas = state.status === "ready" ? state.value.slice(0, UPCOMING) : [];
  return (
    <>
      <EmptyState
        heading={t.empty}
        headingAs="h3"
        actions={<ButtonLink href={pathTo("/abhimantrit-products")}>{t.shop}</ButtonLink>}
      >
        <p>{t.emptyText}</p>
      </EmptyState>
      {pujas.length > 0 && (
        <section>
          <h3 className={styles.heading}>{t.upcoming}</h3>
          <ul>
            {pujas.map(({ id, title, image, muhurat }) => (
              <li key={id} className={rows.line}>
                <Artwork {...image} alt="" sizes="72px" className={rows.picture} />
                <div className={rows.words}>
                  <h4 className={rows.name}>
                    <Link href={pathTo("/pooja/:id", { id })}>{title}</Link>
                  </h4>
                  <p className={rows.soft}>{formatDate(muhurat.start_at, "short-day", language)}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
