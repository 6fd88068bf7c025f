import { focusOnMount } from "@aradhana/browser/focus";
import { Banner } from "@aradhana/ui/banner";
import { useText } from "../../../shared/i18n/define-text.ts";
import type { UnpaidOrderRef } from "../own-reservation/use-own-reservation.ts";
import { goodsOrderText } from "./text.ts";

/** Which unpaid order the next one replaces, once the buyer wants that. */
export function ReplacedNotice({ replaced }: { replaced: UnpaidOrderRef | undefined }) {
  const t = useText(goodsOrderText);
  return (
    replaced && (
      <div ref={focusOnMount} tabIndex={-1}>
        <Banner>{t.replacing(replaced.number)}</Banner>
      </div>
    )
  );
}
