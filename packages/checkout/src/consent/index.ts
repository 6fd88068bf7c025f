export { Consent, type ConsentProps } from "./consent.tsx";
