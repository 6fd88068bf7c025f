import { parseQuantity } from "@aradhana/core/cart";
import type { CartLine } from "@aradhana/core/goods";
import { formatMoney } from "@aradhana/core/money";
import { pathTo } from "@aradhana/core/paths";
import { Artwork } from "@aradhana/ui/artwork";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { Link } from "@aradhana/ui/link";
import { useText } from "../../../shared/i18n/define-text.ts";
import styles from "./cart.module.css";
import { QuantityField } from "./quantity-field.tsx";
import { cartText } from "./text.ts";

interface CartLineViewProps {
  line: CartLine;
  setQuantity(qty: number): void;
  remove(): void;
}

const pages = {
  pooja: (id: string) => pathTo("/pooja/:id", { id }),
  chadhaava: (id: string) => pathTo("/chadhaava/:id", { id }),
  abhimantrit: (id: string) => pathTo("/abhimantrit-products/:id", { id }),
  gemstone: (id: string) => pathTo("/gemstones/:id", { id }),
};

/** One line of the cart: what, how many, for how much, and what is wrong with it. */
export function CartLineView({ line, setQuantity, remove }: CartLineViewProps) {
  const t = useText(cartText);
  const { choice, item_id, title, detail, image, qty, max_qty, unit_price, amount, problems } = line;
  return (
    <li className={styles.line}>
      {image ? (
        <Artwork {...image} alt="" sizes="72px" className={styles.picture} />
      ) : (
        <span className={styles.picture} />
      )}
      <div className={styles.words}>
        <h4 className={styles.name}>
          {item_id ? <Link href={pages[choice.type](item_id)}>{title}</Link> : title}
        </h4>
        {detail && <p className={styles.soft}>{detail}</p>}
        {qty > 1 && <p className={styles.soft}>{t.each(formatMoney(unit_price))}</p>}
      </div>
      {item_id && <p className={styles.amount}>{formatMoney(amount)}</p>}
      <div className={styles.controls}>
        {choice.type === "abhimantrit" && item_id && max_qty > 0 && (
          <QuantityField
            value={qty}
            max={max_qty}
            label={t.quantity(title)}
            less={t.less(title)}
            more={t.more(title)}
            parse={parseQuantity}
            onChange={setQuantity}
          />
        )}
        <Button
          variant="quiet"
          size="sm"
          className={styles.remove}
          aria-label={t.removeItem(title)}
          onClick={remove}
        >
          {t.remove}
        </Button>
      </div>
      {problems.map(({ code, message, blocks, available, was }) => (
        <Banner
          key={code}
          kind={blocks ? "warning" : "info"}
          className={styles.problem}
          {...(available && {
            action: (
              <Button variant="line" size="sm" onClick={() => setQuantity(available)}>
                {t.available(available)}
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
