export { DakshinaChips, type DakshinaChipsProps } from "./dakshina-chips.tsx";
