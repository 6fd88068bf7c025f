import { ChooseSaved } from "@aradhana/checkout/saved";
import type { FamilyProfile, SavedAddress } from "@aradhana/core/contract";
import { useText } from "../../../shared/i18n/define-text.ts";
import { offerText } from "./offer-text.ts";
import styles from "./saved.module.css";
import { useSavedAddresses, useSavedDevotees } from "./use-saved.ts";

export const texts = [offerText];

const classNames = { group: styles.part, label: styles.soft, row: styles.actions };

/** The saved addresses of a signed-in buyer, each filled in with one tap. Nothing while none is known. */
export function ChooseAddress({ onChoose }: { onChoose(address: SavedAddress): void }) {
  const { addresses: label } = useText(offerText);
  const { state, stored } = useSavedAddresses();
  return (
    <ChooseSaved
      {...{ label, onChoose, classNames }}
      saved={state.status === "ready" ? state.value : stored}
      nameOf={({ name, line1, city }) => [name, line1, city].join(", ")}
    />
  );
}

/** The saved names of a signed-in buyer, each filled in with one tap. */
export function ChooseDevotee({ onChoose }: { onChoose(devotee: FamilyProfile): void }) {
  const { names: label } = useText(offerText);
  const { state } = useSavedDevotees();
  return (
    <ChooseSaved
      {...{ label, onChoose, classNames }}
      saved={state.status === "ready" ? state.value : []}
      nameOf={({ name }) => name}
    />
  );
}
