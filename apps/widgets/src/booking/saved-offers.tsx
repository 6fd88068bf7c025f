import { ChooseSaved, useSaved } from "@aradhana/checkout/saved";
import { type ApiClient, familyProfiles, savedAddresses } from "@aradhana/core/api";
import {
  type Draft,
  type DraftChange,
  draftOf,
  hasRoom,
  isSameName,
  withSaved,
} from "@aradhana/core/checkout";
import type { Language } from "@aradhana/core/contract";
import styles from "./booking.module.css";
import { bookingText } from "./text.ts";

export interface SavedOffersProps {
  api: ApiClient;
  language: Language;
  draft: Draft;
  nameLimit: number;
  needsAddress: boolean;
  change(part: DraftChange): void;
}

const classNames = { group: styles.part, label: styles.soft, row: styles.offers };

/** The names and addresses that a buyer with a proved number has saved, each filled in with one tap. */
export function SavedOffers({ api, language, draft, nameLimit, needsAddress, change }: SavedOffersProps) {
  const { saved: t } = bookingText[language];
  const names = useSaved(familyProfiles, api).state;
  const addresses = useSaved(savedAddresses, needsAddress ? api : undefined).state;
  return (
    <>
      <ChooseSaved
        {...{ label: t.names, classNames }}
        saved={
          names.status === "ready" && hasRoom(draft.devotees, nameLimit)
            ? names.value.filter(
                ({ name }) => !draft.devotees.some((devotee) => isSameName(devotee.name, name)),
              )
            : []
        }
        nameOf={({ name }) => name}
        onChoose={(saved) => change((now) => ({ devotees: withSaved(now.devotees, saved, nameLimit) }))}
      />
      {needsAddress && (
        <ChooseSaved
          {...{ label: t.addresses, classNames }}
          saved={addresses.status === "ready" ? addresses.value : []}
          nameOf={({ name, line1, city }) => [name, line1, city].join(", ")}
          onChoose={(saved) => change({ name: saved.name, address: draftOf(saved) })}
        />
      )}
    </>
  );
}
