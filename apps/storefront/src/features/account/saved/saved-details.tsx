import { familyProfiles, savedAddresses } from "@aradhana/core/api";
import { useText } from "../../../shared/i18n/define-text.ts";
import { DevoteeForm } from "./devotee-form.tsx";
import styles from "./saved.module.css";
import { SavedAddressForm } from "./saved-address-form.tsx";
import { SavedList } from "./saved-list.tsx";
import { savedText } from "./text.ts";
import type { useSavedAddresses, useSavedDevotees } from "./use-saved.ts";

/** The family's names for pujas. */
export function SavedDevotees({ saved }: { saved: ReturnType<typeof useSavedDevotees> }) {
  const t = useText(savedText);
  return (
    <SavedList
      {...{ saved, calls: familyProfiles, words: t.devotees, Form: DevoteeForm }}
      nameOf={({ name }) => name}
      renderItem={({ name, gotra, relation }) => (
        <>
          {name}
          <p className={styles.soft}>{[t.devotees.relations[relation], gotra].filter(Boolean).join(" · ")}</p>
        </>
      )}
    />
  );
}

/** Where prasad can go. */
export function SavedAddresses({ saved }: { saved: ReturnType<typeof useSavedAddresses> }) {
  const t = useText(savedText);
  return (
    <SavedList
      {...{ saved, calls: savedAddresses, words: t.addresses, Form: SavedAddressForm }}
      nameOf={({ line1 }) => line1}
      renderItem={({ name, line1, city, postcode, is_default }) => (
        <>
          {name}
          <p className={styles.soft}>{[line1, city, postcode].filter(Boolean).join(", ")}</p>
          {is_default && <p className={styles.soft}>{t.addresses.isDefault}</p>}
        </>
      )}
    />
  );
}
