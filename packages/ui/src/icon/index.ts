export {
  ChatIcon,
  CheckIcon,
  CloseIcon,
  FilterIcon,
  MinusIcon,
  MoreIcon,
  PlayIcon,
  PlusIcon,
  RefreshIcon,
  ShareIcon,
  TrashIcon,
} from "./action-icons.tsx";
export {
  AstroIcon,
  ChadhavaIcon,
  GemIcon,
  GiftIcon,
  KundaliIcon,
  NameIcon,
  PujaIcon,
  ReelIcon,
  StoreIcon,
  TempleIcon,
} from "./devotion-icons.tsx";
export {
  CalendarIcon,
  ClockIcon,
  InfoIcon,
  OfflineIcon,
  PeopleIcon,
  PinIcon,
  ReceiptIcon,
  ShieldIcon,
  SuccessIcon,
  WarningIcon,
} from "./fact-icons.tsx";
export type { IconProps } from "./icon.tsx";
export {
  AccountIcon,
  BagIcon,
  ChevronDownIcon,
  ChevronEndIcon,
  ChevronStartIcon,
  GlobeIcon,
  HomeIcon,
  MenuIcon,
  SearchIcon,
} from "./navigation-icons.tsx";
