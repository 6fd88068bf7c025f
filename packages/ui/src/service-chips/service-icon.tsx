import type { ComponentType } from "react";
import { AstroIcon, GemIcon, GiftIcon, KundaliIcon, NameIcon } from "../icon/devotion-icons.tsx";
import { PeopleIcon } from "../icon/fact-icons.tsx";
import { Icon, type IconProps } from "../icon/icon.tsx";
import { ReelIcon } from "../icon/media-icons.tsx";
import { CalendarIcon, ChadhavaIcon, PujaIcon, StoreIcon, TempleIcon } from "../icon/page-icons.tsx";

function VipIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 15.2c2.2 5.2 12.8 5.2 15 0c-3 1.2-12 1.2-15 0Z" />
      <path d="M12 15.4c-2.4-2.7-1.2-5.1 0-9c1.2 3.9 2.4 6.3 0 9ZM12 1.500v2M5.6 4.600l1.3 1.500M18.4 4.600l-1.3 1.500M2.5 10.200l1.9.5M21.5 10.200l-1.9.5" />
    </Icon>
  );
}

function BlogIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 6.500c-2-1.5-5-2-8.5-2v13c3.5 0 6.5.5 8.5 2c2-1.5 5-2 8.5-2v-13c-3.5 0-6.5.5-8.5 2ZM12 6.500v13" />
    </Icon>
  );
}

/** A trident. */
function DeityIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 21.500V3.500M10.400 5.500L12 2.500l1.600 3M5.500 4.500c-1 5.500 1.500 8.500 6.500 8.500s7.500-3 6.500-8.500M9 17h6" />
    </Icon>
  );
}

/** The icon for each word in the key of a service ("vip-pujas", "astro-guru"). The first matching word wins. */
const ICONS: readonly (readonly [word: string, icon: ComponentType<IconProps>])[] = [
  ["vip", VipIcon],
  ["puja", PujaIcon],
  ["chadha", ChadhavaIcon],
  ["astro", AstroIcon],
  ["kundali", KundaliIcon],
  ["gem", GemIcon],
  ["abhimantrit", StoreIcon],
  ["name", NameIcon],
  ["reel", ReelIcon],
  ["blog", BlogIcon],
  ["temple", TempleIcon],
  ["deit", DeityIcon],
  ["week", CalendarIcon],
  ["family", PeopleIcon],
  ["prasad", GiftIcon],
];

export type ServiceIconProps = IconProps & {
  /** The key of the service, as in the home feed. */
  service: string;
};

/** The icon of a service; the lotus for an unknown one. */
export function ServiceIcon({ service, ...rest }: ServiceIconProps) {
  const Found = ICONS.find(([word]) => service.includes(word))?.[1] ?? ChadhavaIcon;
  return <Found {...rest} />;
}
