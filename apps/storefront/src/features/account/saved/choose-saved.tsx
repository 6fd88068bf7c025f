import { ChooseSaved } from "@aradhana/checkout/saved";
import { type AddressDraft, draftOf, isSameName } from "@aradhana/core/checkout";
import type { FamilyProfile, Phone } from "@aradhana/core/contract";
import { maskPhone } from "@aradhana/core/phone";
import { Checkbox } from "@aradhana/ui/checkbox";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useUser } from "../../../shared/services/browser.tsx";
import { offerText } from "./offer-text.ts";
import styles from "./saved.module.css";
import { useEarlierDevotees } from "./use-earlier-devotees.ts";
import { useOwnPhones } from "./use-own-phones.ts";
import { useSavedAddresses, useSavedDevotees } from "./use-saved.ts";

export const texts = [offerText];

const classNames = { group: styles.part, label: styles.soft, row: styles.actions };

interface Addresses {
  kind: "addresses";
  onChoose(chosen: { name: string; address: AddressDraft }): void;
}

interface Devotees {
  kind: "devotees";
  /** Names that are filled in already: they are not offered again. */
  given: readonly string[];
  onChoose(devotee: FamilyProfile): void;
}

/** Another number of the account than the one that is filled in. */
interface Phones {
  kind: "phones";
  shown: Phone;
  onChoose(phone: Phone): void;
}

/** Whether what is filled in is saved for the next booking. */
interface Saving {
  kind: "saving";
  saves: "names" | "address" | "both" | "birth";
  checked: boolean;
  onChange(checked: boolean): void;
}

export type SavedProps = Addresses | Devotees | Phones | Saving;

/** What a buyer saved, each filled in with one tap, or the question whether to save it. */
export function Saved(props: SavedProps) {
  const isSignedIn = useUser() !== undefined;
  if (props.kind === "addresses") return <ChooseAddress {...props} />;
  if (props.kind === "phones") return <ChoosePhone {...props} />;
  if (props.kind === "saving") return <AskToSave {...props} />;
  return isSignedIn ? <ChooseDevotee {...props} /> : <ChooseEarlier {...props} />;
}

function ChooseAddress({ onChoose }: Addresses) {
  const { addresses: label } = useText(offerText);
  const { state, stored } = useSavedAddresses();
  return (
    <ChooseSaved
      {...{ label, classNames }}
      saved={state.status === "ready" ? state.value : stored}
      nameOf={({ name, line1, city }) => [name, line1, city].join(", ")}
      onChoose={(saved) => onChoose({ name: saved.name, address: draftOf(saved) })}
    />
  );
}

function ChoosePhone({ shown, onChoose }: Phones) {
  const { phones: label } = useText(offerText);
  const { state } = useOwnPhones();
  const own = state.status === "ready" ? state.value : undefined;
  const all = own ? [own.main, ...own.others.map(({ phone }) => phone)] : [];
  return (
    <ChooseSaved
      {...{ label, classNames }}
      saved={all
        .map((phone) => ({ id: `+${phone.dial_code}${phone.number}`, phone }))
        .filter(({ phone }) => phone.dial_code !== shown.dial_code || phone.number !== shown.number)}
      nameOf={({ phone }) => maskPhone(phone)}
      onChoose={({ phone }) => onChoose(phone)}
    />
  );
}

function AskToSave({ saves, checked, onChange }: Saving) {
  const { save } = useText(offerText);
  return (
    <Checkbox checked={checked} onChange={({ target }) => onChange(target.checked)}>
      {save[saves]}
    </Checkbox>
  );
}

function ChooseDevotee(props: Devotees) {
  const { names: label } = useText(offerText);
  const saved = useSavedDevotees();
  const known = saved.state.status === "ready" ? saved.state.value : [];
  const given = [...props.given, ...known.map(({ name }) => name)];
  return (
    <>
      <OfferNames {...{ ...props, label }} {...saved} />
      {saved.state.status !== "loading" && <ChooseEarlier {...{ ...props, given }} />}
    </>
  );
}

/** The names of earlier orders. */
function ChooseEarlier(props: Devotees) {
  const { earlier: label } = useText(offerText);
  return <OfferNames {...{ ...props, label }} {...useEarlierDevotees()} />;
}

function OfferNames({
  state,
  label,
  given,
  onChoose,
}: Devotees & Pick<ReturnType<typeof useSavedDevotees>, "state"> & { label: string }) {
  const isGiven = ({ name }: FamilyProfile) => given.some((each) => isSameName(each, name));
  return (
    <ChooseSaved
      {...{ label, onChoose, classNames }}
      saved={state.status === "ready" ? state.value.filter((each) => !isGiven(each)) : []}
      nameOf={({ name }) => name}
    />
  );
}
