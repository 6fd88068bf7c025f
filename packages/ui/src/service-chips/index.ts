export { ServiceChips, type ServiceChipsProps } from "./service-chips.tsx";
export { ServiceIcon, type ServiceIconProps } from "./service-icon.tsx";
