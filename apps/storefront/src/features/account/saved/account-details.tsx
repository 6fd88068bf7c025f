import type { CustomerEmail } from "@aradhana/core/contract";
import { withPanel } from "@aradhana/core/paths";
import { ButtonLink } from "@aradhana/ui/button-link";
import { Disclosure } from "@aradhana/ui/disclosure";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { errorTexts } from "../../../shared/api-errors/text.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { loadWithTexts } from "../../../shared/lazy/load-with-texts.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { useOwnEmail } from "../email/use-own-email.ts";
import { Consents } from "./consents.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { LazyForm } from "./lazy-form.tsx";
import { ProfileName } from "./profile-name.tsx";
import { SavedDevotees } from "./saved-details.tsx";
import { savedText } from "./text.ts";
import { useSavedDevotees } from "./use-saved.ts";

export const texts = [savedText, errorTexts];

const loadEmail = () => loadWithTexts(() => import("../email/own-email.tsx"));
const loadPhones = () => loadWithTexts(() => import("./own-phones.tsx"));

/** All data stored about the signed-in user, to read, change and delete. */
export function AccountDetails() {
  const t = useText(savedText);
  const devotees = useSavedDevotees();
  const { state: loaded } = useOwnEmail();
  const [changed, setOwn] = useState<CustomerEmail>();
  const own = changed ?? (loaded.status === "ready" ? loaded.value : undefined);
  const location = useLocation();
  const shared = useBrowser()?.state;
  return (
    <div>
      <ButtonLink variant="line" fullWidth href={withPanel(location, "addresses")}>
        {t.addresses.title}
      </ButtonLink>
      <ProfileName />
      <Disclosure summary={t.phones.title}>
        <LazyForm load={loadPhones} retryLabel={t.retry} />
      </Disclosure>
      {own && (own.email !== null || own.can_add) && (
        <Disclosure summary={t.email}>
          <LazyForm load={loadEmail} retryLabel={t.retry} email={own.email} onChange={setOwn} />
        </Disclosure>
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
