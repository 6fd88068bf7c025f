import { Icon, type IconProps } from "./icon.tsx";

export function SpeakerIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5Z" />
      <path d="M15.5 9.5a4 4 0 0 1 0 5M18 7a7.5 7.5 0 0 1 0 10" />
    </Icon>
  );
}

export function MutedIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM16 10l4.5 4.5M20.5 10 16 14.5" />
    </Icon>
  );
}

export function PauseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 5v14M15.5 5v14" />
    </Icon>
  );
}

export function CaptionsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.5 5h13A2.5 2.5 0 0 1 21 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5v-9A2.5 2.5 0 0 1 5.5 5Z" />
      <path d="M11 10.5a2.4 2.4 0 1 0 0 3.600M17.5 10.5a2.4 2.4 0 1 0 0 3.600" />
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
