import { getPincode, isApiError } from "@aradhana/core/api";
import { countryCodes, listCountries } from "@aradhana/core/country";
import { latinDigits } from "@aradhana/core/digits";
import { FieldGroup } from "@aradhana/ui/field";
import { Select } from "@aradhana/ui/select";
import { TextField } from "@aradhana/ui/text-field";
import { useMemo } from "react";
import type { BookingDraft } from "../../booking-draft/draft.ts";
import { useText } from "../../i18n/define-text.ts";
import { useBrowser } from "../../services/browser.tsx";
import { useHydrated } from "../../services/use-hydrated.ts";
import { useVisitor } from "../../services/visitor.tsx";
import styles from "./checkout.module.css";
import type { ContactErrors } from "./contact-rules.ts";
import { continueText } from "./text.ts";

type Address = BookingDraft["address"];

interface Props {
  address: Address;
  errors: ContactErrors;
  onChange(part: Partial<Address>): void;
}

/** Where prasad goes. In India the PIN fills in the state; abroad nothing but street and town is asked. */
export function AddressFields({ address, errors, onChange }: Props) {
  const { contact: t } = useText(continueText);
  const { language } = useVisitor();
  const api = useBrowser()?.api;
  const hydrated = useHydrated();
  const countries = useMemo(
    () =>
      hydrated ? listCountries(language) : countryCodes.map((code) => ({ short_name: code, name: code })),
    [hydrated, language],
  );
  const isIndian = address.country_code === "in";

  async function takePin(postcode: string) {
    onChange({ postcode });
    if (!api || !isIndian || !/^[1-9]\d{5}$/.test(postcode.trim())) return;
    try {
      const { results } = await getPincode(api, postcode.trim());
      onChange({
        ...(results.state && { state: results.state }),
        ...(results.district && { district: results.district }),
      });
    } catch (error) {
      // Filling in is a convenience: without an answer the state is typed by hand.
      if (!isApiError(error)) throw error;
    }
  }

  const line = (name: keyof Address, label: string, autoComplete: string, error?: string | false) => (
    <TextField
      label={label}
      // What has words for its absence must not be absent.
      required={error !== undefined}
      error={error}
      name={name}
      autoComplete={`shipping ${autoComplete}`}
      maxLength={120}
      value={address[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  );

  return (
    <FieldGroup label={t.address} hint={isIndian ? undefined : t.customs} className={styles.address}>
      <Select
        label={t.country}
        name="country"
        autoComplete="shipping country"
        value={address.country_code}
        onChange={(event) => onChange({ country_code: event.target.value })}
      >
        {countries.map(({ short_name, name }) => (
          <option key={short_name} value={short_name}>
            {name}
          </option>
        ))}
      </Select>
      <TextField
        label={isIndian ? t.pin : t.postcode}
        hint={isIndian ? t.pinHint : t.postcodeHint}
        error={errors.postcode && t.pinError}
        name="postcode"
        autoComplete="shipping postal-code"
        required={isIndian}
        inputMode={isIndian ? "numeric" : "text"}
        maxLength={12}
        value={address.postcode}
        onChange={(event) => void takePin(latinDigits(event.target.value))}
      />
      {line("line1", t.line1, "address-line1", errors.line1 ? t.line1Error : false)}
      {line("line2", t.line2, "address-line2")}
      {isIndian && line("landmark", t.landmark, "address-line3")}
      {line("city", t.city, "address-level2", errors.city ? t.cityError : false)}
      {isIndian && line("district", t.district, "address-level3")}
      {line(
        "state",
        isIndian ? t.state : t.region,
        "address-level1",
        isIndian ? (errors.state ? t.stateError : false) : undefined,
      )}
    </FieldGroup>
  );
}
