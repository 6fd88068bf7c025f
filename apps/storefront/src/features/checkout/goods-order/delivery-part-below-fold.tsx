import { TextField } from "@aradhana/ui/text-field";
import { useText } from "../../../shared/i18n/define-text.ts";
import { AddressPart } from "../one-page/address-part.tsx";
import styles from "../one-page/one-page.module.css";
import type { OnePageState } from "../one-page/use-one-page.ts";
import { goodsOrderText } from "./text.ts";

/** Whom the parcel is for, and where it goes. */
export function DeliveryPart({ order }: { order: Pick<OnePageState, "draft" | "change" | "errors"> }) {
  const { delivery: t } = useText(goodsOrderText);
  const { draft, change, errors } = order;
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t.heading}</h2>
      <TextField
        label={t.name}
        name="name"
        autoComplete="name"
        required
        maxLength={60}
        value={draft.name}
        error={errors.name && (draft.name.trim() ? t.nameInvalid : t.nameError)}
        onChange={({ target }) => change({ name: target.value })}
      />
      <AddressPart page={order} title={t.title} />
    </section>
  );
}
