import { ChooseSaved } from "@aradhana/checkout/saved";
import type { FamilyProfile, SavedAddress } from "@aradhana/core/contract";
import { Checkbox } from "@aradhana/ui/checkbox";
import { useText } from "../../../shared/i18n/define-text.ts";
import { offerText } from "./offer-text.ts";
import styles from "./saved.module.css";
import { isSameName, useEarlierDevotees } from "./use-earlier-devotees.ts";
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

export interface SavingProps {
  /** What is saved. */
  saves: "names" | "address" | "both";
  checked: boolean;
  onChange(checked: boolean): void;
}

/** Asks a signed-in buyer whether what is filled in is saved for the next booking. */
export function AskToSave({ saves, checked, onChange }: SavingProps) {
  const { save } = useText(offerText);
  return (
    <Checkbox checked={checked} onChange={({ target }) => onChange(target.checked)}>
      {save[saves]}
    </Checkbox>
  );
}

interface DevoteeProps {
  /** Names that are filled in already: they are not offered again. */
  given: readonly string[];
  onChoose(devotee: FamilyProfile): void;
}

/** The saved names of a signed-in buyer, each filled in with one tap. */
export function ChooseDevotee(props: DevoteeProps) {
  const { names: label } = useText(offerText);
  return <Devotees {...{ ...props, label }} {...useSavedDevotees()} />;
}

/** The names of the orders that this browser opens without an account. */
export function ChooseEarlier(props: DevoteeProps) {
  const { earlier: label } = useText(offerText);
  return <Devotees {...{ ...props, label }} {...useEarlierDevotees()} />;
}

function Devotees({
  state,
  label,
  given,
  onChoose,
}: DevoteeProps & Pick<ReturnType<typeof useSavedDevotees>, "state"> & { label: string }) {
  const isGiven = ({ name }: FamilyProfile) => given.some((each) => isSameName(each, name));
  return (
    <ChooseSaved
      {...{ label, onChoose, classNames }}
      saved={state.status === "ready" ? state.value.filter((each) => !isGiven(each)) : []}
      nameOf={({ name }) => name}
    />
  );
}
