export { AddressPart as PrasadAddress } from "../one-page/address-part.tsx";
