import { Menu as BaseMenu } from "@base-ui/react/menu";
import type { ComponentProps, ComponentType } from "react";
import { Button, type ButtonAppearance } from "../button/index.ts";
import { MoreIcon } from "../icon/action-icons.tsx";
import type { IconProps } from "../icon/icon.tsx";
import { ChevronDownIcon } from "../icon/page-icons.tsx";
import { IconButton } from "../icon-button/index.ts";
import { Link } from "../link/index.ts";
import styles from "./menu.module.css";

export type MenuItem = {
  /** Stable and unique in the menu. */
  id: string;
  label: string;
  icon?: ComponentType<IconProps>;
  disabled?: boolean;
  /** `danger` for irreversible actions. @default "plain" */
  tone?: "plain" | "danger";
} & (MenuLink | MenuAction);

interface MenuLink {
  /** The URL of a link. */
  href: string;
  onSelect?: never;
}

interface MenuAction {
  /** The action. */
  onSelect: () => void;
  href?: never;
}

export type MenuProps = Omit<ComponentProps<"button">, "aria-label"> &
  Pick<ButtonAppearance, "variant" | "size"> & {
    /** The items, in separated groups. */
    groups: readonly (readonly MenuItem[])[];
    /** Makes the button three dots with this accessible name. Without it the children are the button's text. */
    label?: string;
  };

/** A button that opens a list of actions. Keys, focus and positioning are Base UI's. */
export function Menu({ groups, label, variant = "line", size = "md", children, ...rest }: MenuProps) {
  const filled = groups.filter(({ length }) => length > 0);
  if (filled.length === 0) return null;
  return (
    // Not modal: the page behind can be scrolled and pressed, and a press there closes the menu.
    <BaseMenu.Root modal={false}>
      <BaseMenu.Trigger
        {...rest}
        render={
          label === undefined ? (
            <Button {...{ variant, size }}>
              {children}
              <ChevronDownIcon size="sm" />
            </Button>
          ) : (
            <IconButton label={label}>{children ?? <MoreIcon />}</IconButton>
          )
        }
      />
      <BaseMenu.Portal>
        <BaseMenu.Positioner align="start" sideOffset={4} collisionPadding={8} className={styles.place}>
          <BaseMenu.Popup className={styles.popup}>
            {filled.map((items) => (
              <BaseMenu.Group key={items[0]?.id} className={styles.group}>
                {items.map((item) => (
                  <Item key={item.id} {...item} />
                ))}
              </BaseMenu.Group>
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

function Item({ label, icon: ItemIcon, disabled = false, tone = "plain", href, onSelect }: MenuItem) {
  const look = {
    className: styles.item,
    "data-tone": tone,
    label,
    children: (
      <>
        {ItemIcon && <ItemIcon size="sm" />}
        {label}
      </>
    ),
  };
  // A disabled link is not rendered as a link.
  if (href === undefined || disabled) {
    return <BaseMenu.Item {...look} disabled={disabled} onClick={onSelect} />;
  }
  return <BaseMenu.LinkItem {...look} closeOnClick render={<Link href={href} />} />;
}
