export { Ornament, type OrnamentProps } from "./ornament.tsx";
