import type { Cart, CartLine } from "@aradhana/core/goods";
import { formatMoney } from "@aradhana/core/money";
import { Artwork } from "@aradhana/ui/artwork";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useMoment } from "../../../shared/local-time/use-moment.ts";
import onePage from "../one-page/one-page.module.css";
import styles from "./cart-order.module.css";
import { cartOrderText } from "./text.ts";

interface CartLinesProps {
  cart: Cart;
  isWorking: boolean;
  onRemove(line: CartLine): void;
  onQuantity(line: CartLine, qty: number): void;
}

const kinds = ["pooja", "chadhaava", "goods"] as const;
const kindOf = ({ choice: { type } }: CartLine) =>
  type === "pooja" || type === "chadhaava" ? type : "goods";

/** What is in the cart, by how it is fulfilled, with what prevents its order and what has changed. */
export function CartLines({ cart, ...actions }: CartLinesProps) {
  const t = useText(cartOrderText);
  const moment = useMoment();
  const startOf = (id: string) => cart.groups.find(({ line_ids }) => line_ids.includes(id))?.starts_at;
  return kinds.map((kind) => {
    const lines = cart.lines.filter((line) => kindOf(line) === kind);
    if (lines.length === 0) return null;
    return (
      <section key={kind} className={onePage.part}>
        <h2 className={onePage.heading}>{t.groups[kind]}</h2>
        {kind !== "goods" && <p className={onePage.soft}>{t.namesLater}</p>}
        <ul className={styles.lines}>
          {lines.map((line) => {
            const startsAt = startOf(line.id);
            return (
              <Line key={line.id} line={line} when={startsAt ? moment(startsAt) : undefined} {...actions} />
            );
          })}
        </ul>
      </section>
    );
  });
}

interface LineProps extends Omit<CartLinesProps, "cart"> {
  line: CartLine;
  /** When the ritual begins. */
  when: string | undefined;
}

function Line({ line, when, isWorking, onRemove, onQuantity }: LineProps) {
  const t = useText(cartOrderText);
  const { image, title, detail, qty, amount, problems } = line;
  return (
    <li className={styles.line}>
      {image && <Artwork name={image.name} alt="" sizes="64px" ratio="1" className={styles.picture} />}
      <div className={styles.facts}>
        <b>{title}</b>
        {[detail, when, qty > 1 && t.quantity(qty)].filter(Boolean).map((fact) => (
          <span key={String(fact)} className={onePage.soft}>
            {fact}
          </span>
        ))}
      </div>
      <span className={styles.amount}>{formatMoney(amount)}</span>
      {problems.map(({ code, message, blocks, available, was }) => (
        <Banner
          key={code}
          kind={blocks ? "danger" : "warning"}
          role="status"
          className={styles.problem}
          {...(blocks && {
            action: (
              <Button
                variant="line"
                size="sm"
                loading={isWorking}
                onClick={() => (available ? onQuantity(line, available) : onRemove(line))}
              >
                {available ? t.take(available) : t.remove(title)}
              </Button>
            ),
          })}
        >
          {message} {was && t.was(formatMoney(was))}
        </Banner>
      ))}
    </li>
  );
}
