import { requestOpeningAlert } from "@aradhana/core/api";
import type { NotifyRequest } from "@aradhana/core/contract";
import { Checkbox } from "@aradhana/ui/checkbox";
import { useState } from "react";
import { awaited } from "../../../lines/notify-lines.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { RequestForm, requestTexts } from "../request/request-form.tsx";
import { notifyText } from "./text.ts";

export const texts = [...requestTexts, notifyText];

/** The dated item whose series the visitor waits for, the product or the astrologer. */
export type NotifyFormProps = Pick<NotifyRequest, "item_type" | "item_id">;

/** The form for the number that gets one message when the item can be booked or bought again. */
export function NotifyForm(item: NotifyFormProps) {
  const t = useText(notifyText);
  const { language: lang } = useVisitor();
  const [whatsapp, setWhatsapp] = useState(false);
  const messages = { ...t, ...t[awaited[item.item_type]] };
  const channel = whatsapp ? "whatsapp" : "sms";
  return (
    <RequestForm
      replacesButton
      messages={messages}
      send={(api, phone) => requestOpeningAlert(api, { ...item, phone, channel, consent: true, lang })}
    >
      <Checkbox checked={whatsapp} onChange={(event) => setWhatsapp(event.target.checked)}>
        {t.whatsapp}
      </Checkbox>
    </RequestForm>
  );
}
