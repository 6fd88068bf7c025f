export { AddressForm, type AddressFormProps } from "./address-form.tsx";
export { SavedAddressForm, type SavedAddressFormProps } from "./saved-address-form.tsx";
