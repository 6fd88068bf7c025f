import { Dialog } from "@base-ui/react/dialog";
import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, type RefObject, useImperativeHandle, useRef } from "react";
import { CloseIcon } from "../icon/index.ts";
import { IconButton } from "../icon-button/index.ts";
import styles from "./modal.module.css";

export type ModalProps = Omit<ComponentProps<"div">, "title"> & {
  open: boolean;
  /** Called when it asks to be closed (Escape, the cross, a press outside). It stays open until `open` says otherwise. */
  onOpenChange: (open: false) => void;
  /** What it is about: its name for those who listen. */
  title: ReactNode;
  /** One sentence under the title, read out when it opens. */
  description?: ReactNode;
  /** What the cross says. */
  closeLabel: string;
  /** Actions that stay in sight while the rest scrolls. */
  footer?: ReactNode;
  /** Takes the focus when it opens. @default the whole, so that its title is read first */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Takes the focus when it closes. @default what had it before */
  finalFocus?: RefObject<HTMLElement | null>;
};

type PanelProps = Omit<ModalProps, "open" | "onOpenChange"> & { kind: "dialog" | "drawer" | "sheet" };

/** What dialog, drawer and sheet have in common: all but where they stand. Focus, keys and the page behind are Base UI's. */
export function Modal({ open, onOpenChange, ...rest }: ModalProps & Pick<PanelProps, "kind">) {
  const ask = (_: boolean, { reason, event, cancel }: Dialog.Root.ChangeEventDetails) => {
    // A field inside has had its own use for the key.
    if (reason === "escape-key" && event.defaultPrevented) cancel();
    else onOpenChange(false);
  };
  return (
    <Dialog.Root open={open} onOpenChange={ask}>
      <Dialog.Portal>
        {/* The ground is the viewport's: a press on it is one outside the panel. */}
        <Dialog.Viewport data-kind={rest.kind} className={styles.layer}>
          <Panel {...rest} />
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Panel({
  kind,
  title,
  description,
  closeLabel,
  footer,
  initialFocus,
  finalFocus,
  className,
  children,
  ref,
  ...rest
}: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => panel.current as HTMLDivElement);
  return (
    <Dialog.Popup
      {...rest}
      ref={panel}
      initialFocus={initialFocus ?? panel}
      finalFocus={finalFocus}
      data-kind={kind}
      className={clsx(styles.panel, className)}
    >
      <header className={styles.head}>
        <Dialog.Title className={styles.title}>{title}</Dialog.Title>
        <Dialog.Close render={<IconButton label={closeLabel} />}>
          <CloseIcon />
        </Dialog.Close>
      </header>
      <div className={styles.body}>
        {description && <Dialog.Description className={styles.description}>{description}</Dialog.Description>}
        {children}
      </div>
      {footer && <footer className={styles.foot}>{footer}</footer>}
    </Dialog.Popup>
  );
}
