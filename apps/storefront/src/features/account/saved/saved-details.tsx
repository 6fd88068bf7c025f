import { familyProfiles } from "@aradhana/core/api";
import { useText } from "../../../shared/i18n/define-text.ts";
import { loadWithTexts } from "../../../shared/lazy/load-with-texts.ts";
import styles from "./saved.module.css";
import { SavedList } from "./saved-list.tsx";
import { savedText } from "./text.ts";
import type { useSavedDevotees } from "./use-saved.ts";

const loadForm = () => loadWithTexts(() => import("./devotee-form.tsx"));

/** The family's names for pujas. */
export function SavedDevotees({ saved }: { saved: ReturnType<typeof useSavedDevotees> }) {
  const { devotees: t } = useText(savedText);
  return (
    <SavedList
      {...{ saved, calls: familyProfiles, messages: t, loadForm }}
      nameOf={({ name }) => name}
      renderItem={({ name, name_devanagari, gotra, relation }) => (
        <>
          {name} {name_devanagari && <span lang="hi">({name_devanagari})</span>}
          <p className={styles.soft}>{[t.relations[relation], gotra].filter(Boolean).join(" · ")}</p>
        </>
      )}
    />
  );
}
