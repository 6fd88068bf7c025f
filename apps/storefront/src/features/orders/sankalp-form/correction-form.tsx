import { useMutation } from "@aradhana/checkout/query";
import { requestCorrection } from "@aradhana/core/api";
import type { Order } from "@aradhana/core/contract";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { TextArea } from "@aradhana/ui/text-area";
import { type FormEvent, useState } from "react";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useMoment } from "../../../shared/local-time/use-moment.ts";
import { type BrowserServices, useBrowser } from "../../../shared/services/browser.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { accessTo } from "../access/order-access.ts";
import styles from "./sankalp.module.css";
import { sankalpText } from "./text.ts";

interface CorrectionFormProps {
  order: Order;
  /** Of a cart's order. */
  itemId: string | undefined;
  onChanged(): void;
}

/** What is wrong with names that are with the priest: staff read it, correct them and answer. */
export function CorrectionForm({ order, itemId, onChanged }: CorrectionFormProps) {
  const t = useText(sankalpText).correction;
  const { language } = useVisitor();
  const browser = useBrowser();
  const messageFor = useErrorMessage();
  const moment = useMoment();
  const [text, setText] = useState("");
  const [isTried, setIsTried] = useState(false);
  // A repeated press, or a retry after a lost answer, makes no second request.
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const { state, mutate } = useMutation(({ api, storage, drafts }: BrowserServices) =>
    requestCorrection(
      api,
      { order_id: order.id, item_id: itemId, request_id: requestId, text, lang: language },
      accessTo({ storage, drafts }, order.id),
    ),
  );

  async function send(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (!browser || text.trim() === "") return;
    const settled = await mutate(browser);
    if (!settled?.ok) return;
    setText("");
    setIsTried(false);
    setRequestId(crypto.randomUUID());
    onChanged();
  }

  return (
    <>
      {order.corrections?.map(({ number, requested_at, answered_at }) => (
        <Banner key={number} role="status" kind="success">
          {answered_at ? t.answered(number, moment(answered_at)) : t.requested(number, moment(requested_at))}
        </Banner>
      ))}
      <form onSubmit={send} noValidate className={styles.form}>
        <TextArea
          required
          label={t.label}
          name="text"
          rows={3}
          value={text}
          maxLength={2000}
          error={isTried && text.trim() === "" && t.empty}
          onChange={({ target }) => setText(target.value)}
        />
        {state.status === "failed" && (
          <Banner role="alert" kind="danger">
            {messageFor(state.failure)}
          </Banner>
        )}
        <Button type="submit" loading={state.status === "working"}>
          {t.send}
        </Button>
      </form>
    </>
  );
}
