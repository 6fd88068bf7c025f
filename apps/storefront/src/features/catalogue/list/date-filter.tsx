import { dateWindows, type Filters, listHref } from "@aradhana/core/catalogue";
import { Button } from "@aradhana/ui/button";
import { FacetLinks } from "@aradhana/ui/facets";
import { TextField } from "@aradhana/ui/text-field";
import { QueryForm } from "../../../shared/forms/query-form.tsx";
import { useText } from "../../../shared/i18n/define-text.ts";
import { HiddenFilters } from "./hidden-filters.tsx";
import styles from "./list.module.css";
import { catalogueListText } from "./text.ts";

interface DateFilterProps {
  /** Where the list is. */
  path: string;
  filters: Filters;
  now: number;
}

/** The days to list: three common ranges as links, any other by its first and last day. */
export function DateFilter({ path, filters, now }: DateFilterProps) {
  const t = useText(catalogueListText);
  const { from = "", to = "", ...stored } = filters;
  const windows = dateWindows(now);
  return (
    <FacetLinks
      label={t.date}
      open={Boolean(from || to)}
      options={(["today", "week", "month"] as const).map((key) => {
        const selected = from === windows[key].from && to === windows[key].to;
        return {
          label: t[key],
          selected,
          href: listHref(path, filters, selected ? { from: "", to: "" } : { ...windows[key] }),
        };
      })}
    >
      <QueryForm action={path} className={styles.dates} key={`${from} ${to}`}>
        <TextField type="date" name="from" label={t.from} defaultValue={from} />
        <TextField type="date" name="to" label={t.to} defaultValue={to} />
        <HiddenFilters filters={stored} />
        <Button type="submit" variant="line" size="sm">
          {t.show}
        </Button>
      </QueryForm>
    </FacetLinks>
  );
}
