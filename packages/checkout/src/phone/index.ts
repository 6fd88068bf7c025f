export { type CountryChoice, PhoneInput, type PhoneInputProps } from "./phone-input.tsx";
