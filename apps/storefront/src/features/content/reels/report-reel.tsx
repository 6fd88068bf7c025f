import { reportReel } from "@aradhana/core/api";
import { type ReelReportReason, reelReportReason } from "@aradhana/core/contract";
import { Button } from "@aradhana/ui/button";
import { Dialog } from "@aradhana/ui/dialog";
import { RadioCard, RadioCards } from "@aradhana/ui/radio-cards";
import { useRef, useState } from "react";
import * as v from "valibot";
import { useCall } from "../../../shared/api-errors/use-call.ts";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { reelsText } from "./text.ts";

interface ReportReelProps {
  id: string;
  onClose(): void;
  onSent(): void;
}

/** Asks what is wrong with a reel, and sends it to the shop. */
export function ReportReel({ id, onClose, onSent }: ReportReelProps) {
  const t = useText(reelsText);
  const errorMessage = useErrorMessage();
  // None is chosen at first: a report that is sent by mistake would be a false one.
  const [reason, setReason] = useState<ReelReportReason>();
  const [isMissing, setMissing] = useState(false);
  const reasons = useRef<HTMLFieldSetElement>(null);
  const { calling, call } = useCall(async (api, chosen: ReelReportReason) => {
    await reportReel(api, { reel_id: id, reason: chosen });
    onSent();
  });

  function send() {
    if (reason) return void call(reason);
    setMissing(true);
    reasons.current?.querySelector("input")?.focus();
  }
  return (
    <Dialog
      open
      title={t.reportTitle}
      closeLabel={t.cancel}
      onOpenChange={onClose}
      footer={
        <>
          <Button loading={calling.status === "working"} onClick={send}>
            {t.send}
          </Button>
          <Button variant="line" onClick={onClose}>
            {t.cancel}
          </Button>
        </>
      }
    >
      <RadioCards
        ref={reasons}
        name="reason"
        label={t.reason}
        value={reason ?? null}
        required
        error={isMissing && !reason && t.noReason}
        onValueChange={(chosen) => setReason(v.parse(reelReportReason, chosen))}
      >
        {reelReportReason.options.map((each) => (
          <RadioCard key={each} value={each} title={t.reasons[each]} />
        ))}
      </RadioCards>
      <p role="alert">{calling.status === "failed" && errorMessage(calling)}</p>
    </Dialog>
  );
}
