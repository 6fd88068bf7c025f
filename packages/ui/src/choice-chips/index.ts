export { ChoiceChips, type ChoiceChipsProps } from "./choice-chips.tsx";
