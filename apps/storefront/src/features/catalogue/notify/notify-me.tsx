import { useText } from "../../../shared/i18n/define-text.ts";
import { loadWithTexts } from "../../../shared/lazy/load-with-texts.ts";
import { detailText } from "../detail/text.ts";
import { FormOpener } from "../request/form-opener.tsx";
import type { NotifyFormProps } from "./notify-form.tsx";

const load = async () => (await loadWithTexts(() => import("./notify-form.tsx"))).NotifyForm;

/** A button that opens the form to get a message when booking opens. */
export function NotifyMe(item: NotifyFormProps) {
  const t = useText(detailText).notify;
  return <FormOpener label={t.open} lost={t.lost} load={load} form={item} fullWidth />;
}
