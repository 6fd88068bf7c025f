export { CountryPicker, type CountryPickerProps } from "./country-picker.tsx";
