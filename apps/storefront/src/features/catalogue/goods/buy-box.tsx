import type { GoodsType } from "@aradhana/core/contract";
import type { Gem, Product, ReturnRule } from "@aradhana/core/goods";
import { formatMoney } from "@aradhana/core/money";
import { Button } from "@aradhana/ui/button";
import { ButtonLink } from "@aradhana/ui/button-link";
import { Price } from "@aradhana/ui/price";
import type { ComponentProps, ReactNode } from "react";
import { goodsText } from "../../../lines/goods-text.ts";
import { LanguageField } from "../../../shared/forms/language-field.tsx";
import { QueryForm } from "../../../shared/forms/query-form.tsx";
import { useText } from "../../../shared/i18n/define-text.ts";
import { LazyAddToCart } from "../../cart/add/lazy-add-to-cart.tsx";
import { buyFormId } from "./buy-bar.tsx";
import styles from "./goods.module.css";
import { ReturnLine } from "./goods-sections.tsx";
import { LazyDeliveryCheck } from "./lazy-delivery-check.tsx";

interface SoldBoxProps {
  messages: { heading: string; text: string; others: string };
  /** Where there are others. */
  list: string;
  children?: ReactNode;
}

/** What became of a good that is no longer sold. */
export function SoldBox({ messages, list, children }: SoldBoxProps) {
  return (
    <section className={styles.box} data-next-page>
      <h2>{messages.heading}</h2>
      <p className={styles.soft}>{messages.text}</p>
      {children}
      <ButtonLink href={list} fullWidth>
        {messages.others}
      </ButtonLink>
    </section>
  );
}

interface BuyBoxProps extends Pick<ComponentProps<typeof LazyAddToCart>, "choiceOf"> {
  type: GoodsType;
  good: Pick<Product | Gem, "price" | "tax">;
  /** The address of its order. */
  order: string;
  /** Below the price. */
  note: ReactNode;
  returns: ReturnRule | undefined;
  leadDays?: number;
  /** What customs abroad asks for, or why it is not let in. */
  importNotice?: string | undefined;
  /** What is chosen here. */
  children?: ReactNode;
}

/** The price, the choice and the button that buys. A plain GET form: it leads to the order without JavaScript. */
export function BuyBox(props: BuyBoxProps) {
  const { type, good, order, note, choiceOf, returns, leadDays, importNotice, children } = props;
  const t = useText(goodsText);
  const { price, tax } = good;
  return (
    <div className={styles.box}>
      <QueryForm id={buyFormId} action={order} className={styles.box}>
        <LanguageField />
        <div className={styles.price}>
          <Price size="lg" price={formatMoney(price)} note={t.taxes(tax.pct, formatMoney(tax.amount))} />
          {note && <p className={styles.soft}>{note}</p>}
        </div>
        {children}
        <div className={styles.action}>
          <Button type="submit" fullWidth>
            {t.buy}
          </Button>
        </div>
        <LazyAddToCart choiceOf={choiceOf} />
        {returns && <ReturnLine rule={returns} />}
      </QueryForm>
      {importNotice && <p className={styles.notice}>{importNotice}</p>}
      <LazyDeliveryCheck type={type} price={price} leadDays={leadDays} />
    </div>
  );
}
