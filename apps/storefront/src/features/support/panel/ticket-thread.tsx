import { useMutation } from "@aradhana/checkout/query";
import { getTicket, writeInTicket } from "@aradhana/core/api";
import type { Ticket } from "@aradhana/core/contract";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { Skeleton } from "@aradhana/ui/skeleton";
import { TextArea } from "@aradhana/ui/text-area";
import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useMoment } from "../../../shared/local-time/use-moment.ts";
import { useResource } from "../../../shared/resource/use-resource.ts";
import { type BrowserServices, useOpenBrowser } from "../../../shared/services/browser.tsx";
import styles from "./support.module.css";
import { supportText } from "./text.ts";
import { ticketSecret } from "./ticket-access.ts";

const LONGEST = 2000;

/** A ticket with everything that was written in it, and a field for a reply. */
export function TicketThread({ number }: { number: string }) {
  const t = useText(supportText).ticket;
  const errorMessage = useErrorMessage();
  const { resource, reload } = useResource(
    useCallback(
      async (browser: BrowserServices) =>
        (await getTicket(browser.api, number, ticketSecret(browser, number))).results,
      [number],
    ),
  );
  if (resource.status === "loading") return <Skeleton shape="card" />;
  if (resource.status === "failed") {
    return (
      <Banner
        role="alert"
        kind="warning"
        title={t.failed}
        action={
          <Button size="sm" variant="line" onClick={reload}>
            {t.retry}
          </Button>
        }
      >
        {errorMessage({ code: resource.code, retryAfter: undefined })}
      </Banner>
    );
  }
  return <Loaded stored={resource.value} />;
}

function Loaded({ stored }: { stored: Ticket }) {
  const t = useText(supportText).ticket;
  const moment = useMoment();
  const [written, setWritten] = useState<Ticket>();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form or the list that was pressed is gone.
  useEffect(() => heading.current?.focus(), []);
  const { number, state, order_number, ack_by, resolve_by, messages } = written ?? stored;
  return (
    <div className={styles.thread}>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {t.heading(number)}
      </h3>
      <p>
        <b>{t.states[state]}</b>
        {order_number && ` · ${t.order(order_number)}`}
      </p>
      {state === "open" && <p className={styles.soft}>{t.promise(moment(ack_by), moment(resolve_by))}</p>}
      <ul className={styles.messages}>
        {messages.map(({ from, text, at }) => (
          <li key={`${at} ${text}`} className={styles.message} data-from={from}>
            <span className={styles.soft}>
              {from === "staff" ? t.care : t.you} · {moment(at)}
            </span>
            {text}
          </li>
        ))}
      </ul>
      {state === "closed" && <p className={styles.soft}>{t.again}</p>}
      <Reply number={number} onWritten={setWritten} />
    </div>
  );
}

function Reply({ number, onWritten }: { number: string; onWritten: (ticket: Ticket) => void }) {
  const { ticket: t, form } = useText(supportText);
  const errorMessage = useErrorMessage();
  const openBrowser = useOpenBrowser();
  const [text, setText] = useState("");
  const [isTried, setTried] = useState(false);
  const { state, mutate } = useMutation(async () => {
    const browser = await openBrowser();
    const secret = ticketSecret(browser, number);
    onWritten((await writeInTicket(browser.api, number, text, secret)).results);
    setText("");
    setTried(false);
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (text.trim() !== "") void mutate();
  };
  return (
    <form method="post" noValidate onSubmit={send} className={styles.form}>
      <TextArea
        required
        label={t.reply}
        rows={3}
        value={text}
        maxLength={LONGEST}
        error={isTried && text.trim() === "" && form.textError}
        onChange={({ target }) => setText(target.value)}
      />
      {state.status === "failed" && (
        <Banner role="alert" kind="danger">
          {errorMessage(state.failure)}
        </Banner>
      )}
      <Button type="submit" variant="line" loading={state.status === "working"}>
        {t.send}
      </Button>
    </form>
  );
}
