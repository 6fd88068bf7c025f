export {
  AddressFields,
  type AddressFieldsProps,
  type AddressWords,
  type PostalAddress,
} from "./address-fields.tsx";
