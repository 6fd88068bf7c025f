import { useQuery } from "@aradhana/checkout/query";
import { ChooseSaved, useSaved } from "@aradhana/checkout/saved";
import { type ApiClient, familyProfiles, listEarlierDevotees, savedAddresses } from "@aradhana/core/api";
import {
  type Draft,
  type DraftChange,
  draftOf,
  hasRoom,
  isSameName,
  withSaved,
} from "@aradhana/core/checkout";
import type { FamilyProfile, Language } from "@aradhana/core/contract";
import { useCallback } from "react";
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
  const earlier = useQuery(useCallback(() => readEarlier(api), [api])).state;
  const saved = names.status === "ready" ? names.value : [];
  const more = earlier.status === "ready" && names.status !== "loading" ? earlier.value : [];
  const isRoom = hasRoom(draft.devotees, nameLimit);
  const choose = (chosen: FamilyProfile) =>
    change((now) => ({ devotees: withSaved(now.devotees, chosen, nameLimit) }));
  return (
    <>
      <ChooseSaved
        {...{ label: t.names, classNames }}
        saved={isRoom ? saved.filter((each) => !isNamed(draft.devotees, each)) : []}
        nameOf={({ name }) => name}
        onChoose={choose}
      />
      <ChooseSaved
        {...{ label: t.earlier, classNames }}
        saved={isRoom ? more.filter((each) => !isNamed([...draft.devotees, ...saved], each)) : []}
        nameOf={({ name }) => name}
        onChoose={choose}
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

const isNamed = (named: readonly { name: string }[], { name }: FamilyProfile) =>
  named.some((each) => isSameName(each.name, name));

const readEarlier = async (api: ApiClient): Promise<FamilyProfile[]> =>
  (await listEarlierDevotees(api)).map(({ name, name_devanagari = "", gotra = "", relation }) => ({
    ...{ id: name, name, name_devanagari, gotra, relation },
  }));
