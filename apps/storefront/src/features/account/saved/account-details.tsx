import { withPanel } from "@aradhana/core/paths";
import { maskPhone } from "@aradhana/core/phone";
import { ButtonLink } from "@aradhana/ui/button-link";
import { Disclosure } from "@aradhana/ui/disclosure";
import { useLocation } from "react-router-dom";
import { errorTexts } from "../../../shared/api-errors/text.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { useSignedInPhone } from "../login/use-signed-in-phone.ts";
import { Consents } from "./consents.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { ProfileName } from "./profile-name.tsx";
import styles from "./saved.module.css";
import { SavedDevotees } from "./saved-details.tsx";
import { savedText } from "./text.ts";
import { useSavedDevotees } from "./use-saved.ts";

export const texts = [savedText, errorTexts];

/** All data stored about the signed-in user, to read, change and delete. */
export function AccountDetails() {
  const t = useText(savedText);
  const phone = useSignedInPhone();
  const devotees = useSavedDevotees();
  const location = useLocation();
  const shared = useBrowser()?.state;
  return (
    <div>
      <ButtonLink variant="line" fullWidth href={withPanel(location, "addresses")}>
        {t.addresses.title}
      </ButtonLink>
      <ProfileName />
      {phone && (
        <p className={styles.soft}>
          {t.number(maskPhone(phone))} {t.numberNote}
        </p>
      )}
      <Disclosure summary={t.devotees.title}>
        <SavedDevotees saved={devotees} />
      </Disclosure>
      <Disclosure summary={t.consents.title}>
        <Consents
          onClear={() => {
            devotees.refetch();
            shared?.getState().setAddresses([]);
          }}
        />
      </Disclosure>
      <Disclosure summary={t.deletion.title}>
        <DeleteAccount />
      </Disclosure>
    </div>
  );
}
