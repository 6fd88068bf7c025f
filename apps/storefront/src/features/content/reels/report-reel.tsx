import { reportReel } from "@aradhana/core/api";
import { type ReelReportReason, reelReportReason } from "@aradhana/core/contract";
import { Button } from "@aradhana/ui/button";
import { Dialog } from "@aradhana/ui/dialog";
import { RadioCard, RadioCards } from "@aradhana/ui/radio-cards";
import { useState } from "react";
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
  const [reason, setReason] = useState<ReelReportReason>("wrong");
  const { calling, call } = useCall(async (api) => {
    await reportReel(api, { reel_id: id, reason });
    onSent();
  });
  return (
    <Dialog
      open
      title={t.reportTitle}
      closeLabel={t.cancel}
      onOpenChange={onClose}
      footer={
        <>
          <Button loading={calling.status === "working"} onClick={() => void call()}>
            {t.send}
          </Button>
          <Button variant="line" onClick={onClose}>
            {t.cancel}
          </Button>
        </>
      }
    >
      <RadioCards
        name="reason"
        label={t.reason}
        value={reason}
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
