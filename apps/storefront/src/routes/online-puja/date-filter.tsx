import { Button } from "@aradhana/ui/button";
import { FacetLinks } from "@aradhana/ui/facets";
import { TextField } from "@aradhana/ui/text-field";
import { Form } from "react-router-dom";
import { useText } from "../../i18n/define-text.ts";
import { dateWindows } from "../../pujas/date-windows.ts";
import { type Filters, listHref } from "./filters.ts";
import { KeptFilters } from "./kept-filters.tsx";
import styles from "./list.module.css";
import { listText } from "./text.ts";

/** The days to look at: two common spans as links, any other by its first and last day. */
export function DateFilter({ filters, now }: { filters: Filters; now: number }) {
  const t = useText(listText);
  const { from = "", to = "", ...kept } = filters;
  const windows = dateWindows(now);
  return (
    <>
      <FacetLinks
        label={t.date}
        open={Boolean(from || to)}
        options={(["week", "month"] as const).map((key) => {
          const selected = from === windows[key].from && to === windows[key].to;
          return {
            label: t[key],
            selected,
            href: listHref(filters, selected ? { from: "", to: "" } : windows[key]),
          };
        })}
      />
      <Form action="/online-puja" className={styles.dates} key={`${from} ${to}`}>
        <TextField type="date" name="from" label={t.from} defaultValue={from} />
        <TextField type="date" name="to" label={t.to} defaultValue={to} />
        <KeptFilters filters={kept} />
        <Button type="submit" variant="line" size="sm">
          {t.show}
        </Button>
      </Form>
    </>
  );
}
