export { Trust, type TrustProps } from "./trust.tsx";
