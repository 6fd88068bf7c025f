import { NamesFields } from "@aradhana/checkout/names";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import styles from "../one-page/one-page.module.css";
import type { OnePageState } from "../one-page/use-one-page.ts";
import { goodsOrderText } from "./text.ts";

/** In whose name a good is energised, and of which gotra. */
export function EnergisedName({
  order: { draft, change, errors },
}: {
  order: Pick<OnePageState, "draft" | "change" | "errors">;
}) {
  const { names } = useText(goodsOrderText);
  const { language } = useVisitor();
  const browser = useBrowser();
  return (
    <NamesFields
      api={browser?.api}
      storage={browser?.storage}
      {...{ devotees: draft.devotees.slice(0, 1), limit: 1, errors, messages: names, language }}
      classNames={{ row: styles.column, column: styles.column, remove: styles.remove, add: styles.add }}
      onChange={(next) => change((now) => ({ devotees: next(now.devotees) }))}
    />
  );
}
