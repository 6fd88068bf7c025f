import { NamesFields } from "@aradhana/checkout/names";
import { ChooseSaved } from "@aradhana/checkout/saved";
import {
  type NamedDevotee,
  nameOfLine,
  namesOfLines,
  namesToOffer,
  withRowOfLine,
} from "@aradhana/core/checkout";
import { Button } from "@aradhana/ui/button";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { goodsOrderText } from "../goods-order/text.ts";
import page from "../one-page/one-page.module.css";
import styles from "./energised-lines.module.css";
import { energisedLinesText } from "./energised-lines-text.ts";
import type { CartOrderState } from "./use-cart-order.ts";

export const texts = [energisedLinesText];

type Order = Pick<CartOrderState, "draft" | "change" | "errors" | "energised" | "rows" | "storeNames">;

/** In whose name each line is energised: what the cart knows, and fields for what it does not. */
export function EnergisedLines({ order }: { order: Order }) {
  const t = useText(energisedLinesText);
  const { draft, change, energised, rows } = order;
  return energised.map((line) => {
    const row = rows.find(({ lineId }) => lineId === line.id);
    const known = nameOfLine(line);
    return (
      <div key={line.id} className={page.column}>
        <h3 className={styles.title}>{[line.title, line.detail].filter(Boolean).join(", ")}</h3>
        {row && <NameOfLine row={row} title={line.title} order={order} />}
        {!row && known && (
          <p className={styles.known}>
            <span>{t.energisedFor(known.name, known.gotra)}</span>
            <Button
              variant="quiet"
              size="sm"
              aria-label={t.changeFor(line.title)}
              onClick={() => change({ devotees: withRowOfLine(draft.devotees, line) })}
            >
              {t.change}
            </Button>
          </p>
        )}
      </div>
    );
  });
}

interface NameOfLineProps {
  row: NamedDevotee;
  /** Of the line. */
  title: string;
  order: Order;
}

/** The name and the gotra for one line, with the names that were given for others. */
function NameOfLine({ row, title, order }: NameOfLineProps) {
  const { draft, change, errors, energised, rows, storeNames } = order;
  const t = useText(energisedLinesText);
  const { names } = useText(goodsOrderText);
  const { language } = useVisitor();
  const browser = useBrowser();
  // All rows at once, so that each keeps its key from now on; what was given for other lines stays.
  const set = (part: Partial<NamedDevotee>) =>
    change(({ devotees }) => ({
      devotees: [
        ...rows.map((each) => {
          const now = devotees.find(({ key }) => key === each.key) ?? each;
          return each.key === row.key ? { ...now, ...part } : now;
        }),
        ...devotees.filter(({ key }) => !rows.some((each) => each.key === key)),
      ],
    }));
  const given = namesToOffer(row, [...namesOfLines(rows, energised), ...draft.devotees]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <fieldset> needs a visible legend
    <div
      role="group"
      aria-label={title}
      className={page.column}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) void storeNames();
      }}
    >
      <ChooseSaved
        label={t.otherNames}
        saved={given.map((each) => ({ ...each, id: each.name }))}
        nameOf={({ name }) => name}
        onChoose={({ name, gotra }) => {
          set({ name, gotra, name_devanagari: undefined, isWritten: false });
          void storeNames([{ ...row, name, gotra, name_devanagari: undefined }]);
        }}
        classNames={{ group: page.column, label: page.soft, row: styles.offers }}
      />
      <NamesFields
        api={browser?.api}
        storage={browser?.storage}
        {...{ devotees: [row], limit: 1, errors, messages: names, language }}
        classNames={{ row: page.column, column: page.column, remove: page.remove, add: page.add }}
        onChange={(next) => {
          const [changed] = next([row]);
          if (changed) set(changed);
        }}
      />
    </div>
  );
}
