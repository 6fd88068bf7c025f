import { DirectionProvider } from "@base-ui/react/direction-provider";
import { Tabs as BaseTabs } from "@base-ui/react/tabs";
import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useRef } from "react";
import styles from "./tabs.module.css";
import { useDirection } from "./use-direction.ts";

export type TabsItem = {
  /** Stable; the `value` of the tab. */
  id: string;
  label: ReactNode;
  content: ReactNode;
  disabled?: boolean;
};

export type TabsProps = Omit<ComponentProps<"div">, "children" | "defaultValue" | "onChange" | "ref"> & {
  ref?: React.Ref<HTMLDivElement>;
  items: readonly TabsItem[];
  /** Its accessible name: "Views of the chart". */
  label: string;
  /** The selected tab when controlled; best stored in the URL. */
  value?: string;
  /** The initial tab when uncontrolled. @default the first */
  defaultValue?: string;
  onValueChange?: (id: string) => void;
};

/** Panels of equal rank, one of which is visible. Keys and roles are Base UI's. */
export function Tabs({
  items,
  label,
  value,
  defaultValue = items[0]?.id ?? "",
  onValueChange,
  className,
  ...rest
}: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const direction = useDirection(list);
  if (items.length === 0) return null;
  return (
    <DirectionProvider direction={direction}>
      <BaseTabs.Root
        {...rest}
        {...(value === undefined ? { defaultValue } : { value })}
        onValueChange={(id: string) => onValueChange?.(id)}
        className={clsx(styles.tabs, className)}
      >
        <BaseTabs.List ref={list} aria-label={label} activateOnFocus className={styles.list}>
          {items.map(({ id, label: name, disabled }) => (
            <BaseTabs.Tab key={id} value={id} disabled={disabled ?? false} className={styles.tab}>
              {name}
            </BaseTabs.Tab>
          ))}
        </BaseTabs.List>
        {items.map(({ id, content }) => (
          <BaseTabs.Panel key={id} value={id} className={styles.panel}>
            {content}
          </BaseTabs.Panel>
        ))}
      </BaseTabs.Root>
    </DirectionProvider>
  );
}
