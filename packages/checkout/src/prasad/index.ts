export { PrasadChoice, type PrasadChoiceProps } from "./prasad-choice.tsx";
