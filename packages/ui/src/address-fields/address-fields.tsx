import { isPincode, needsPostcode, readPincode } from "@aradhana/core/country";
import { latinDigits } from "@aradhana/core/digits";
import { clsx } from "clsx";
import { type ReactNode, useId } from "react";
import { FieldGroup, type FieldGroupProps } from "../field/index.ts";
import { Select } from "../select/index.ts";
import { TextField } from "../text-field/index.ts";
import styles from "./address-fields.module.css";

/** A postal address as typed. Fields that a country does not use stay empty. */
export interface PostalAddress {
  /** ISO 3166-1 alpha-2, in lower case. */
  country_code: string;
  postcode: string;
  line1: string;
  line2: string;
  landmark: string;
  city: string;
  district: string;
  state: string;
}

/** Labels and hints. India has a PIN and a state, other countries a postcode and a region. */
export interface AddressLabels {
  country: string;
  pin: string;
  pinHint: string;
  postcode: string;
  postcodeHint: string;
  line1: string;
  line2: string;
  landmark: string;
  city: string;
  district: string;
  state: string;
  region: string;
  /** The empty choice of a state. */
  chooseState: string;
  /** Shown for other countries: what a parcel may cost there. */
  customs: string;
}

type AddressLine = Exclude<keyof PostalAddress, "country_code" | "postcode">;

export type AddressFieldsProps = Omit<FieldGroupProps, "children" | "defaultValue" | "onChange" | "hint"> & {
  value: PostalAddress;
  /** Called with the changed fields. */
  onValueChange: (part: Partial<PostalAddress>) => void;
  /** Called when an Indian PIN is complete, so that the app can look up district and state. */
  onPin?: (pin: string) => void;
  /** Offered while the area or the town is typed. */
  localities?: readonly string[];
  /** In India, where the PIN is of no state: the states to choose from. */
  states?: readonly string[];
  countries: readonly { short_name: string; name: string }[];
  labels: AddressLabels;
  /** Error messages by field. */
  errors?: Partial<Record<Exclude<keyof PostalAddress, "country_code">, ReactNode>>;
  /** The most characters of each line. @default 120 */
  lengths?: Partial<Record<AddressLine, number>>;
  /** The autofill section. @default "shipping" */
  section?: "shipping" | "billing";
};

const required = new Set<keyof PostalAddress>(["line1", "city"]);

/**
 * A postal address. In India the PIN fills in the rest; abroad street, town and, where the country uses one, the
 * postcode are required.
 */
export function AddressFields({
  value,
  onValueChange,
  onPin,
  localities = [],
  states = [],
  countries,
  labels,
  errors = {},
  lengths = {},
  section = "shipping",
  className,
  ...rest
}: AddressFieldsProps) {
  const localitiesId = useId();
  const isIndian = value.country_code === "in";
  const isCoded = needsPostcode(value.country_code);

  function takePostcode(typed: string) {
    const postcode = isIndian ? readPincode(typed) : latinDigits(typed);
    onValueChange({ postcode });
    if (isIndian && isPincode(postcode)) onPin?.(postcode);
  }

  const line = (name: AddressLine, autoComplete: string) => (
    <TextField
      label={name === "state" && !isIndian ? labels.region : labels[name]}
      required={required.has(name) || (name === "state" && isIndian)}
      error={errors[name]}
      name={name}
      autoComplete={`${section} ${autoComplete}`}
      list={localities.length > 0 && ["line2", "city"].includes(name) ? localitiesId : undefined}
      maxLength={lengths[name] ?? 120}
      value={value[name]}
      onChange={(event) => onValueChange({ [name]: event.target.value })}
    />
  );

  return (
    <FieldGroup
      {...rest}
      hint={isIndian ? undefined : labels.customs}
      className={clsx(styles.address, className)}
    >
      <Select
        label={labels.country}
        name="country"
        autoComplete={`${section} country`}
        value={value.country_code}
        onChange={(event) => onValueChange({ country_code: event.target.value })}
      >
        {countries.map(({ short_name, name }) => (
          <option key={short_name} value={short_name}>
            {name}
          </option>
        ))}
      </Select>
      <TextField
        label={isIndian ? labels.pin : labels.postcode}
        hint={isIndian ? labels.pinHint : isCoded ? undefined : labels.postcodeHint}
        error={errors.postcode}
        name="postcode"
        autoComplete={`${section} postal-code`}
        required={isCoded}
        inputMode={isIndian ? "numeric" : "text"}
        maxLength={12}
        value={value.postcode}
        onChange={(event) => takePostcode(event.target.value)}
      />
      <datalist id={localitiesId}>
        {localities.map((locality) => (
          <option key={locality} value={locality} />
        ))}
      </datalist>
      {line("line1", "address-line1")}
      {line("line2", "address-line2")}
      {isIndian && line("landmark", "address-line3")}
      {line("city", "address-level2")}
      {isIndian && line("district", "address-level3")}
      {isIndian && states.length > 0 ? (
        <Select
          label={labels.state}
          name="state"
          required
          error={errors.state}
          autoComplete={`${section} address-level1`}
          value={states.includes(value.state) ? value.state : ""}
          onChange={(event) => onValueChange({ state: event.target.value })}
        >
          <option value="">{labels.chooseState}</option>
          {states.map((state) => (
            <option key={state}>{state}</option>
          ))}
        </Select>
      ) : (
        line("state", "address-level1")
      )}
    </FieldGroup>
  );
}
