import { SavedAddressForm } from "@aradhana/checkout/address";
import type { SavedAddress, SavedAddressRequest } from "@aradhana/core/contract";
import { useCountries } from "../../../shared/forms/use-countries.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { useSignedInPhone } from "../login/use-signed-in-phone.ts";
import { PhoneInput } from "../phone/phone-input.tsx";
import { phoneText } from "../phone/text.ts";
import styles from "../saved/saved.module.css";
import type { SavedFormProps } from "../saved/saved-list.tsx";
import { useProfileName } from "../saved/use-profile-name.ts";
import { addressFormText } from "./form-text.ts";

export const texts = [addressFormText, phoneText];

/** Adds or changes an address. A new one begins with the user's own name and number. */
export function Form(props: SavedFormProps<SavedAddress, SavedAddressRequest>) {
  const { country, language } = useVisitor();
  return (
    <SavedAddressForm
      {...props}
      api={useBrowser()?.api}
      countries={useCountries()}
      country={country}
      language={language}
      known={{ name: useProfileName(), phone: useSignedInPhone() }}
      messages={useText(addressFormText)}
      PhoneInput={PhoneInput}
      classNames={{ form: styles.part, actions: styles.actions }}
    />
  );
}
