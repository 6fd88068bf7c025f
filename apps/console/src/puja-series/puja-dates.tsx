import { pathTo } from "@aradhana/core/paths";
import type { PujaSeries } from "@aradhana/core/staff";
import { Link } from "react-router-dom";
import { formatMoment } from "../frame/moments.ts";

/** The coming dates with their paid orders; those on sale lead to their page in the shop. */
export function PujaDates({ puja: { dates, state } }: { puja: PujaSeries }) {
  if (dates.length === 0)
    return <p className="soft">No coming dates. They are added when it is put on sale.</p>;
  return (
    <ul className="plain-list">
      {dates.map(({ id, starts_at, orders }) => (
        <li key={id}>
          {state === "on_sale" ? (
            <a href={pathTo("/pooja/:id", { id })} target="_blank" rel="noreferrer">
              {formatMoment(starts_at)}
            </a>
          ) : (
            formatMoment(starts_at)
          )}
          , {orders} {orders === 1 ? "order" : "orders"} ·{" "}
          <Link to={`/ritualDate/${id}/show`}>Move, cancel or price</Link>
        </li>
      ))}
    </ul>
  );
}
