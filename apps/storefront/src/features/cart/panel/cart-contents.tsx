import type { CartStore } from "@aradhana/core/cart";
import type { Cart, CartLine } from "@aradhana/core/goods";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { Opening } from "@aradhana/ui/progress";
import { useEffect, useRef, useState } from "react";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { formatDate } from "../../../shared/i18n/dates.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { useCartEdits } from "../open/use-cart-edits.ts";
import styles from "./cart.module.css";
import { CartLineView } from "./cart-line-view.tsx";
import { CartPrice } from "./cart-price.tsx";
import { EmptyCart } from "./empty-cart.tsx";
import { cartText } from "./text.ts";

interface CartContentsProps {
  cart: Cart;
  store: CartStore;
  isWorking: boolean;
}

/** The lines of the cart by what is fulfilled together, its coupon and its price. */
export function CartContents({ cart, store, isWorking }: CartContentsProps) {
  const t = useText(cartText);
  const { language } = useVisitor();
  const messageFor = useErrorMessage();
  const [removed, setRemoved] = useState<CartLine[]>([]);
  const { failure, settle } = useCartEdits();

  function forget({ id }: CartLine) {
    setRemoved((lines) => lines.filter((line) => line.id !== id));
  }
  async function remove(line: CartLine) {
    setRemoved((lines) => [...lines.filter(({ id }) => id !== line.id), line]);
    if (!(await settle(store.remove(line.id)))) forget(line);
  }
  async function undo(line: CartLine) {
    if (await settle(store.restore(line.id))) forget(line);
  }

  const inGroups = new Set(cart.groups.flatMap(({ line_ids }) => line_ids));
  const others = cart.lines.filter(({ id }) => !inGroups.has(id)).map(({ id }) => id);
  const groups = [
    ...cart.groups.map(({ key, kind, line_ids, starts_at }) => ({
      ...{ key, line_ids },
      heading:
        kind === "parcel" || !starts_at ? t.parcel : t.ritual(formatDate(starts_at, "short-day", language)),
    })),
    ...(others.length > 0 ? [{ key: "gone", line_ids: others, heading: t.gone }] : []),
  ];
  return (
    <div className={styles.body} aria-busy={isWorking || undefined}>
      {isWorking && <Opening />}
      {failure && (
        <Banner role="alert" kind="danger">
          {messageFor(failure)}
        </Banner>
      )}
      {removed.map((line) => (
        <RemovedLine key={line.id} line={line} undo={() => undo(line)} />
      ))}
      {groups.map(({ key, line_ids, heading }) => (
        <section key={key}>
          <h3 className={styles.heading}>{heading}</h3>
          <ul>
            {cart.lines
              .filter(({ id }) => line_ids.includes(id))
              .map((line) => (
                <CartLineView
                  key={line.id}
                  line={line}
                  setQuantity={(qty) => void settle(store.setQuantity(line.id, qty))}
                  remove={() => void remove(line)}
                />
              ))}
          </ul>
        </section>
      ))}
      {cart.lines.length > 0 ? (
        <CartPrice
          cart={cart}
          isWorking={isWorking}
          applyCoupon={(code) => void settle(store.setCoupon(code || null))}
        />
      ) : (
        <EmptyCart />
      )}
    </div>
  );
}

/** Says what was removed, and puts it back. The focus goes there: what was pressed is gone. */
function RemovedLine({ line: { title }, undo }: { line: CartLine; undo: () => Promise<void> }) {
  const t = useText(cartText);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div role="status" className={styles.removed}>
      <span>{t.removed(title)}</span>
      <Button
        ref={button}
        variant="line"
        size="sm"
        aria-label={t.undoItem(title)}
        onClick={() => void undo()}
      >
        {t.undo}
      </Button>
    </div>
  );
}
