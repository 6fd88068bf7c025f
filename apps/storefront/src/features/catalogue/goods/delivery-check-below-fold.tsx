import { loadWithRetry } from "@aradhana/browser/lazy";
import { useMutation } from "@aradhana/checkout/query";
import type { GoodsType, Money } from "@aradhana/core/contract";
import { isArmyPin, isPincode, readPincode } from "@aradhana/core/country";
import type { Delivery } from "@aradhana/core/goods";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { TextField } from "@aradhana/ui/text-field";
import { type FormEvent, useRef, useState } from "react";
import { goodsText } from "../../../lines/goods-text.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useOpenBrowser } from "../../../shared/services/browser.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import styles from "./delivery.module.css";
import { DeliveryFacts } from "./delivery-facts.tsx";

interface DeliveryCheckProps {
  type: GoodsType;
  /** Of one piece: above a limit the delivery is free. */
  price: Money;
  /** Days until it is sent. @default 0 */
  leadDays?: number;
}

/** Whether a good is sent to a place, when it arrives and what that costs. In India by PIN code. */
export function DeliveryCheck({ type, price, leadDays = 0 }: DeliveryCheckProps) {
  const t = useText(goodsText).delivery;
  const { country } = useVisitor();
  const openBrowser = useOpenBrowser();
  const field = useRef<HTMLInputElement>(null);
  // As it was typed: what is no PIN code stays, with a message.
  const [typed, setTyped] = useState("");
  const pin = readPincode(typed);
  const [isWrong, setWrong] = useState(false);
  const isIndian = country === "in";
  const { state, mutate, reset } = useMutation(async (postcode: string): Promise<Delivery> => {
    const { checkDelivery } = await loadWithRetry(() => import("./check-delivery.ts"));
    const query = { postcode, type, lead_days: String(leadDays), value: String(price.amount) };
    return (await checkDelivery((await openBrowser()).api, query)).results;
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = isIndian && !isPincode(pin);
    setWrong(wrong);
    if (wrong) return field.current?.focus();
    void mutate(pin);
  }

  return (
    <form onSubmit={submit} noValidate className={styles.delivery}>
      <h2 className={styles.small}>{t.title}</h2>
      {isIndian ? (
        <div className={styles.pin}>
          <TextField
            ref={field}
            label={t.pin}
            name="postcode"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={12}
            value={typed}
            error={isWrong && !isPincode(pin) && t.pinError}
            onChange={({ target }) => {
              setTyped(target.value);
              reset();
            }}
          />
          <Button type="submit" variant="line" loading={state.status === "working"}>
            {t.check}
          </Button>
        </div>
      ) : (
        <Button type="submit" variant="line" loading={state.status === "working"}>
          {t.checkAbroad}
        </Button>
      )}
      <div role="status">
        {state.status === "done" && state.result && (
          <>
            {isIndian && !state.result.place && !isArmyPin(pin) && (
              <Banner kind="warning">{t.unknownPin}</Banner>
            )}
            <DeliveryFacts delivery={state.result} />
          </>
        )}
      </div>
      {state.status === "failed" && (
        <Banner role="alert" kind="danger">
          {t.failed}
        </Banner>
      )}
    </form>
  );
}
