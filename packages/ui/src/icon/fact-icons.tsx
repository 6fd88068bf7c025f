import { Icon, type IconProps } from "./icon.tsx";

export function CalendarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 6h15v14h-15ZM4.5 10.5h15M8.5 3.5V8M15.5 3.5V8" />
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

export function PinIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 21c-4-4.5-6.5-7.5-6.5-11a6.5 6.5 0 0 1 13 0c0 3.5-2.5 6.5-6.5 11Z" />
      <circle cx="12" cy="10" r="2.3" />
    </Icon>
  );
}

export function PeopleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="9" cy="8.5" r="3" />
      <path d="M3 19.5c.5-3.5 3-5 6-5s5.5 1.5 6 5M15.5 5.7a3 3 0 0 1 0 5.6M17.5 14.9c2 .6 3.2 2.1 3.5 4.6" />
    </Icon>
  );
}

export function ShieldIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5l7 2.5v5c0 4.5-2.5 7.5-7 9.5c-4.5-2-7-5-7-9.5V6Z" />
      <path d="m9 11.8 2.2 2.2 3.8-4" />
    </Icon>
  );
}

export function ReceiptIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 3.5h12v17l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5-2 1.5ZM9 8h6M9 11.5h6M9 15h3.5" />
    </Icon>
  );
}

export function InfoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11v5.5M12 7.5v.1" />
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

export function SuccessIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="m8 12.3 2.8 2.8 5.2-5.6" />
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
