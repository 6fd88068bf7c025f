export { TrustSignals, type TrustSignalsProps } from "./trust-signals.tsx";
