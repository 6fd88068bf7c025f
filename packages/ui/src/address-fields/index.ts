export {
  AddressFields,
  type AddressFieldsProps,
  type AddressLabels,
  type PostalAddress,
} from "./address-fields.tsx";
