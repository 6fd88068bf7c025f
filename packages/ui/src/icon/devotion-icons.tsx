import { Icon, type IconProps } from "./icon.tsx";

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

export function NameIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4 20 8-16.8L20 20M6.8 14.4h10.4" />
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
