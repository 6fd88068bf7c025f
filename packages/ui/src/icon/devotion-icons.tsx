import { Icon, type IconProps } from "./icon.tsx";

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

export function AstroIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="4.5" />
      <path d="M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2" />
    </Icon>
  );
}

export function KundaliIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 3.5h17v17h-17ZM3.5 3.5l17 17M20.5 3.5l-17 17M12 3.5l8.5 8.5-8.5 8.5L3.5 12Z" />
    </Icon>
  );
}

export function GemIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 4.8h12l4 5.6-10 10.8L2 10.4ZM2 10.4h20M8.8 10.4 12 21.2l3.2-10.8L12 4.8Z" />
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

export function NameIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4 20 8-16.8L20 20M6.8 14.4h10.4" />
    </Icon>
  );
}

export function ReelIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="6.4" y="2.8" width="11.2" height="18.4" rx="1.5" />
      <path d="m10.4 9.2 4.8 2.8-4.8 2.8Z" />
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

export function GiftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 11.5h15v9h-15ZM3.5 8h17v3.5h-17ZM12 8v12.5M12 8C8 8 7 3.5 9.5 3.5C11.5 3.5 12 8 12 8s.5-4.5 2.5-4.5C17 3.5 16 8 12 8" />
    </Icon>
  );
}
