import { parseQuantity } from "@aradhana/core/cart";
import { nameOfLine } from "@aradhana/core/checkout";
import type { CartLine, CartLineProblem } from "@aradhana/core/goods";
import { formatMoney } from "@aradhana/core/money";
import { Artwork } from "@aradhana/ui/artwork";
import { Button } from "@aradhana/ui/button";
import { Link } from "@aradhana/ui/link";
import { useEffect, useRef } from "react";
import { cartLine } from "../../../lines/cart-lines.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import styles from "./cart-lines.module.css";
import { LineProblem, type LineSolutions } from "./line-problem.tsx";
import { pageOf } from "./page-of.ts";
import { QuantityField } from "./quantity-field.tsx";
import { isBlocked } from "./shown-problems.ts";
import { cartLinesText } from "./text.ts";

export interface CartLineViewProps extends LineSolutions {
  line: CartLine;
  /** Whether it says in whose name it is energised, or only that it is. */
  showsName: boolean;
  /** When the ritual begins. */
  when: string | undefined;
  problems: readonly CartLineProblem[];
  /** Where it is sent. @default the country of the prices */
  country?: string | undefined;
  titleAs: "h3" | "h4";
}

/** One line of the cart: what, how many, for how much, and what is wrong with it. */
export function CartLineView({
  line,
  showsName,
  when,
  problems,
  country,
  titleAs,
  ...solutions
}: CartLineViewProps) {
  const t = useText(cartLinesText);
  const { choice, item_id, title, detail, image, qty, max_qty, unit_price, amount } = line;
  const { hasQuantity, includesPrasad } = cartLine(line);
  const Title = titleAs;
  const name = nameOfLine(line);
  const facts = [
    detail,
    when,
    name !== undefined && (name && showsName ? t.energisedFor(name.name, name.gotra) : t.energised),
    includesPrasad && "prasad" in choice && choice.prasad === false && t.noPrasad,
    qty > 1 && t.each(formatMoney(unit_price)),
  ].filter((fact) => typeof fact === "string");
  const row = useFocusAfterSolution(problems.length);
  return (
    <li ref={row} tabIndex={-1} className={styles.line}>
      {image ? (
        <Artwork {...image} alt="" sizes="72px" className={styles.picture} />
      ) : (
        <span className={styles.picture} />
      )}
      <div className={styles.words}>
        <Title className={styles.name}>{item_id ? <Link href={pageOf(line)}>{title}</Link> : title}</Title>
        {facts.map((fact) => (
          <p key={fact} className={styles.soft}>
            {fact}
          </p>
        ))}
      </div>
      {item_id && <p className={styles.amount}>{formatMoney(amount)}</p>}
      <div className={styles.controls}>
        {hasQuantity && item_id && max_qty > 0 && (
          <QuantityField
            value={qty}
            max={max_qty}
            label={t.quantity(title)}
            less={t.less(title)}
            more={t.more(title)}
            parse={parseQuantity}
            onChange={solutions.setQuantity}
          />
        )}
        {!isBlocked(problems) && (
          <Button
            variant="quiet"
            size="sm"
            className={styles.remove}
            aria-label={t.removeItem(title)}
            onClick={solutions.remove}
          >
            {t.remove}
          </Button>
        )}
      </div>
      {problems.length > 0 && <LineProblem {...{ line, problems, country }} {...solutions} />}
    </li>
  );
}

/** The line takes the focus when what solved its problem is gone with it. */
function useFocusAfterSolution(problems: number) {
  const row = useRef<HTMLLIElement>(null);
  const before = useRef(problems);
  useEffect(() => {
    const isSolved = problems < before.current;
    before.current = problems;
    const { activeElement, body } = document;
    if (isSolved && (!activeElement || activeElement === body)) row.current?.focus();
  }, [problems]);
  return row;
}
