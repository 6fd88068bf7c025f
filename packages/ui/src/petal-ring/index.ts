export { PetalRing, type PetalRingProps } from "./petal-ring.tsx";
