import { savedAddresses } from "@aradhana/core/api";
import type { SavedAddress } from "@aradhana/core/contract";
import { useCountries } from "../../../shared/forms/use-countries.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { loadWithTexts } from "../../../shared/lazy/load-with-texts.ts";
import styles from "../saved/saved.module.css";
import { SavedList } from "../saved/saved-list.tsx";
import { savedText } from "../saved/text.ts";
import type { useSavedAddresses } from "../saved/use-saved.ts";

const loadForm = () => loadWithTexts(() => import("./address-form.tsx"));

/** The user's addresses, the default first. */
export function AddressList({
  saved,
}: {
  saved: Pick<ReturnType<typeof useSavedAddresses>, "state" | "refetch">;
}) {
  const { addresses: t } = useText(savedText);
  const countries = useCountries();
  const abroad = (code: string) =>
    code === "in" ? undefined : countries.find(({ short_name }) => short_name === code)?.name;
  return (
    <SavedList
      {...{ saved, calls: savedAddresses, messages: t, loadForm }}
      nameOf={({ line1 }) => line1}
      promotion={{
        label: t.makeDefault,
        title: t.makeThisDefault,
        done: t.madeDefault,
        of: ({ id: _, ...address }) => (address.is_default ? undefined : { ...address, is_default: true }),
      }}
      renderItem={(address) => (
        <>
          <b>{address.name}</b> <span className={styles.soft}>{t.types[address.type]}</span>
          <p className={styles.soft}>
            {[linesOf(address), abroad(address.country_code)].filter(Boolean).join(", ")}
          </p>
          {address.phone && (
            <p className={styles.soft}>
              +{address.phone.dial_code} {address.phone.number}
            </p>
          )}
          {address.is_default && <p className={styles.mark}>{t.isDefault}</p>}
        </>
      )}
    />
  );
}

function linesOf({ line1, line2, landmark, city, district, state, postcode }: SavedAddress) {
  const written = [line1, line2, landmark, city, district === city ? "" : district, state, postcode];
  return written.filter(Boolean).join(", ");
}
