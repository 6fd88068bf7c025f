export { AddressPart as PrasadAddress } from "../../features/checkout/one-page/address-part.tsx";
