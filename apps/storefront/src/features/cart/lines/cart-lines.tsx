import type { CartStore } from "@aradhana/core/cart";
import type { Cart, CartLine, CartQuote } from "@aradhana/core/goods";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { useEffect, useRef } from "react";
import { cartLine } from "../../../lines/cart-lines.ts";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useMoment } from "../../../shared/local-time/use-moment.ts";
import { useCartEdits } from "../open/use-cart-edits.ts";
import { CartLineView } from "./cart-line.tsx";
import styles from "./cart-lines.module.css";
import { shownProblems } from "./shown-problems.ts";
import { cartLinesText } from "./text.ts";

interface CartLinesProps {
  cart: Cart;
  store: CartStore;
  headingAs: "h2" | "h3";
  headingClass?: string | undefined;
  /** Whether each line says in whose name it is energised, or only that it is. @default true */
  showsNames?: boolean;
  /** Where it is sent, and what its quote found there. @default the country of the prices, as the cart says */
  sentTo?: { country: string; quote: Pick<CartQuote, "problems"> | undefined };
}

const groups = ["pooja", "chadhaava", "goods"] as const;

/** What is in the cart, by how it is fulfilled: each line with what prevents its order, and what was removed with its undo. */
export function CartLines({
  cart,
  store,
  headingAs,
  headingClass,
  showsNames = true,
  sentTo,
}: CartLinesProps) {
  const t = useText(cartLinesText);
  const moment = useMoment();
  const messageFor = useErrorMessage();
  const { failure, removed, settle, remove, undo } = useCartEdits(store);
  const startOf = (id: string) => cart.groups.find(({ line_ids }) => line_ids.includes(id))?.starts_at;
  const Heading = headingAs;
  return (
    <>
      {failure && (
        <Banner role="alert" kind="danger">
          {messageFor(failure)}
        </Banner>
      )}
      {removed.map((line) => (
        <RemovedLine key={line.id} line={line} undo={() => void undo(line)} />
      ))}
      {groups.map((group) => {
        const lines = cart.lines.filter((line) => cartLine(line).group === group);
        if (lines.length === 0) return null;
        return (
          <section key={group} className={styles.group}>
            <Heading className={headingClass}>{t.groups[group]}</Heading>
            {group !== "goods" && <p className={styles.soft}>{t.namesLater}</p>}
            <ul>
              {lines.map((line) => {
                const startsAt = startOf(line.id);
                return (
                  <CartLineView
                    key={line.id}
                    line={line}
                    showsName={showsNames}
                    when={startsAt ? moment(startsAt) : undefined}
                    problems={shownProblems(line, sentTo?.quote)}
                    country={sentTo?.country}
                    titleAs={headingAs === "h2" ? "h3" : "h4"}
                    setQuantity={(qty) => void settle(store.setQuantity(line.id, qty))}
                    leaveOutPrasad={() => void settle(store.withoutPrasad(line.id))}
                    remove={() => void remove(line)}
                  />
                );
              })}
            </ul>
          </section>
        );
      })}
    </>
  );
}

/** Says what was removed, and puts it back. The focus goes there: what was pressed is gone. */
function RemovedLine({ line: { title }, undo }: { line: CartLine; undo: () => void }) {
  const t = useText(cartLinesText);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div role="status" className={styles.removed}>
      <span>{t.removed(title)}</span>
      <Button ref={button} variant="line" size="sm" aria-label={t.undoItem(title)} onClick={undo}>
        {t.undo}
      </Button>
    </div>
  );
}
