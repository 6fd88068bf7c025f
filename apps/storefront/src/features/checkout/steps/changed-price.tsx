import type { Quote } from "@aradhana/core/contract";
import { formatMoney } from "@aradhana/core/money";
import { Button } from "@aradhana/ui/button";
import { Dialog } from "@aradhana/ui/dialog";
import type { continueText } from "./text.ts";

interface Props {
  /** Given, so that this comes by itself, without the booking around it. */
  messages: ReturnType<typeof continueText.in>["changed"];
  before: Quote;
  now: Quote;
  onAccept(): void;
  onReview(): void;
}

/** The price moved between reading and paying: both are shown, and neither choice is the nagging one. */
export function ChangedPrice({ messages: t, before, now, onAccept, onReview }: Props) {
  const amount = formatMoney(now.totals.grand);
  return (
    <Dialog
      open
      title={t.heading}
      closeLabel={t.review}
      onOpenChange={(open) => !open && onReview()}
      footer={
        <>
          <Button onClick={onAccept}>{t.accept(amount)}</Button>
          <Button variant="line" onClick={onReview}>
            {t.review}
          </Button>
        </>
      }
    >
      <p>{t.text(formatMoney(before.totals.grand), amount)}</p>
    </Dialog>
  );
}
