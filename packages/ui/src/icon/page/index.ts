// For the shell of an app: what imports an icon from the index of all makes its chunk load each file of icons.
export { CalendarIcon, ChadhavaIcon, HomeIcon, PujaIcon, StoreIcon } from "../page-icons.tsx";
