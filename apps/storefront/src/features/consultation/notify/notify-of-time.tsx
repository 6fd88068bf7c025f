import type { AstrologerCard } from "@aradhana/core/consultation";
import { astrologerText } from "../../../lines/astrologer/text.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { NotifyMe } from "../../catalogue/notify/notify-me.tsx";

/** A button that opens the form to get a message when an astrologer has a free time again. */
export function NotifyOfTime({ id }: Pick<AstrologerCard, "id">) {
  const { notify } = useText(astrologerText);
  return <NotifyMe item_type="consultation" item_id={id} messages={notify} />;
}
