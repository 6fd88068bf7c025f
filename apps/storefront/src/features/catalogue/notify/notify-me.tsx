import { loadWithTexts } from "../../../shared/lazy/load-with-texts.ts";
import { FormOpener } from "../request/form-opener.tsx";
import type { NotifyFormProps } from "./notify-form.tsx";

const load = async () => (await loadWithTexts(() => import("./notify-form.tsx"))).NotifyForm;

interface NotifyMeProps extends NotifyFormProps {
  messages: {
    open: string;
    /** Shown when the form did not load. */
    lost: string;
  };
}

/** A button that opens the form to get a message when an item can be booked or bought again. */
export function NotifyMe({ messages: { open, lost }, ...item }: NotifyMeProps) {
  return <FormOpener label={open} lost={lost} load={load} form={item} fullWidth />;
}
