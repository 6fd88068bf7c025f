import { vipText } from "../../../lines/puja/vip-text.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { loadWithTexts } from "../../../shared/lazy/load-with-texts.ts";
import { FormOpener } from "../request/form-opener.tsx";
import type { CallbackFormProps } from "./callback-form.tsx";

const load = async () => (await loadWithTexts(() => import("./callback-form.tsx"))).CallbackForm;

/** A button that opens the form for a call about VIP pujas. */
export function RequestCallback(about: CallbackFormProps) {
  const t = useText(vipText).callback;
  return <FormOpener label={t.open} lost={t.lost} load={load} form={about} />;
}
