// Those of the shell, of what home shows first, and of most components. A file is loaded whole, so an icon of a few screens has
// no place here.
import { Icon, type IconProps } from "./icon.tsx";

export function AccountIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="8.5" r="3.7" />
      <path d="M4.5 20c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5" />
    </Icon>
  );
}

export function BagIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.5 8.5h13l1 11.5h-15Z" />
      <path d="M9 11V7a3 3 0 0 1 6 0v4" />
    </Icon>
  );
}

export function GlobeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.5c3 3 3 14 0 17c-3-3-3-14 0-17" />
    </Icon>
  );
}

export function SearchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </Icon>
  );
}

export function HomeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 11 12 4l8 7v9h-5v-6H9v6H4Z" />
    </Icon>
  );
}

export function StoreIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 10v10h16V10M3 10l2-6h14l2 6c-1.5 2-4 2-5.5 0c-1 2-3.5 2-4.5 0c-1 2-3.5 2-4.5 0C6 12 4.5 12 3 10ZM9.5 20v-5.5h5V20" />
    </Icon>
  );
}

export function CalendarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 6h15v14h-15ZM4.5 10.5h15M8.5 3.5V8M15.5 3.5V8" />
    </Icon>
  );
}

export function PujaIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.4 13.2c2.8 7.2 16.4 7.2 19.2 0c-3.6 1.6-15.6 1.6-19.2 0ZM8.8 19.6h6.4l1.2 2H7.6Z" />
      <path d="M12 13.6c-3.2-3.6-1.6-6.8 0-12c1.6 5.2 3.2 8.4 0 12Z" />
    </Icon>
  );
}

export function ChadhavaIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 18.8c-2.8-3.2-2.8-8.4 0-13.6c2.8 5.2 2.8 10.4 0 13.6ZM11.4 18.6C6.8 17.2 4.4 12.8 5.6 8c3.2 1.6 5.2 5.6 5.8 10.6ZM12.6 18.6c4.6-1.4 7-5.8 5.8-10.6c-3.2 1.6-5.2 5.6-5.8 10.6Z" />
      <path d="M5.2 20.8c4.4 1.6 9.2 1.6 13.6 0" />
    </Icon>
  );
}

export function OfflineIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 4l16 16M5 12c1-1 2-1.7 3.3-2.2M2.5 8.8A13 13 0 0 1 6.5 6.2M10.5 5.1a13 13 0 0 1 11 3.7M14.5 9.5A9 9 0 0 1 19 12M8.5 15.5a5 5 0 0 1 5.5-1M12 19v.1" />
    </Icon>
  );
}

export function WarningIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m12 4 9 16H3ZM12 10v4.5M12 17.3v.1" />
    </Icon>
  );
}

export function ClockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5l3.5 2" />
    </Icon>
  );
}

export function PlayIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 5v14l11-7Z" />
    </Icon>
  );
}

export function TempleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 2v3M9 9c0-2 1-3.5 3-4c2 .5 3 2 3 4M6.5 13.5 9 9h6l2.5 4.5M4.5 20.5v-7h15v7ZM10 20.5V17a2 2 0 0 1 4 0v3.5M3 20.5h18" />
    </Icon>
  );
}

export function UndoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 9H14a5.5 5.5 0 0 1 0 11H8M4.5 9l4-4M4.5 9l4 4" />
    </Icon>
  );
}

export function ChevronDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m6 9.5 6 6 6-6" />
    </Icon>
  );
}

export function ChevronStartIcon(props: IconProps) {
  return (
    <Icon mirrored {...props}>
      <path d="m14.5 6-6 6 6 6" />
    </Icon>
  );
}

export function ChevronEndIcon(props: IconProps) {
  return (
    <Icon mirrored {...props}>
      <path d="m9.5 6 6 6-6 6" />
    </Icon>
  );
}

export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </Icon>
  );
}

export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m6 6 12 12M18 6 6 18" />
    </Icon>
  );
}

export function FilterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 7h9M17 7h3M4 17h3M11 17h9" />
      <circle cx="15" cy="7" r="2" />
      <circle cx="9" cy="17" r="2" />
    </Icon>
  );
}

export function ShareIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="17.5" cy="5.5" r="2.5" />
      <circle cx="6.5" cy="12" r="2.5" />
      <circle cx="17.5" cy="18.5" r="2.5" />
      <path d="m8.7 10.7 6.6-3.9M8.7 13.3l6.6 3.9" />
    </Icon>
  );
}
