import { SelectInput, type SelectInputProps } from "react-admin";
import { choicesOf } from "./labels.ts";

/** The one filter of a list of records that have states. */
export const stateFilter = (states: readonly string[], props: SelectInputProps = {}) => [
  <SelectInput key="state" source="state" label="State" choices={choicesOf(states)} alwaysOn {...props} />,
];
