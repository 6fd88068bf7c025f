import type { GoodsQuote } from "@aradhana/core/goods";
import { useText } from "../../../shared/i18n/define-text.ts";
import { goodsOrderText } from "./text.ts";

interface ReturnRulesProps {
  rules: GoodsQuote["goods"]["returns"] | undefined;
  /** Whether there is more than one good, so that each is named. */
  areNamed?: boolean;
}

/** The rules by which what is ordered can come back, beside the button that pays. */
export function ReturnRules({ rules = [], areNamed = false }: ReturnRulesProps) {
  const t = useText(goodsOrderText);
  return rules.map(({ item_id, title, detail, terms }) => (
    <p key={`${item_id} ${detail}`}>
      <b>{[t.returns, ...(areNamed ? [title, detail] : [])].filter(Boolean).join(", ")}:</b> {terms}
    </p>
  ));
}
