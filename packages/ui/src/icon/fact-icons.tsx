import { Icon, type IconProps } from "./icon.tsx";

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

export function SuccessIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="m8 12.3 2.8 2.8 5.2-5.6" />
    </Icon>
  );
}
