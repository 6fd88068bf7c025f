export {
  ChatIcon,
  FlagIcon,
  HeartIcon,
  MenuIcon,
  MinusIcon,
  MoreIcon,
  PlusIcon,
  RefreshIcon,
  TrashIcon,
} from "./action-icons.tsx";
export { AstroIcon, GemIcon, GiftIcon, KundaliIcon, NameIcon } from "./devotion-icons.tsx";
export { InfoIcon, PeopleIcon, PinIcon, ReceiptIcon, ShieldIcon, SuccessIcon } from "./fact-icons.tsx";
export type { IconProps } from "./icon.tsx";
export { CaptionsIcon, MutedIcon, PauseIcon, ReelIcon, SpeakerIcon } from "./media-icons.tsx";
export {
  AccountIcon,
  BagIcon,
  CalendarIcon,
  ChadhavaIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronEndIcon,
  ChevronStartIcon,
  ClockIcon,
  CloseIcon,
  FilterIcon,
  GlobeIcon,
  HomeIcon,
  OfflineIcon,
  PlayIcon,
  PujaIcon,
  SearchIcon,
  ShareIcon,
  StoreIcon,
  TempleIcon,
  UndoIcon,
  WarningIcon,
} from "./page-icons.tsx";
