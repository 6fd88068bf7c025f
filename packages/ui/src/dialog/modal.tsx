import { Dialog } from "@base-ui/react/dialog";
import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, type RefObject, useImperativeHandle, useRef } from "react";
import { CloseIcon } from "../icon/page-icons.tsx";
import { IconButton } from "../icon-button/index.ts";
import styles from "./modal.module.css";

export type ModalProps = Omit<ComponentProps<"div">, "title"> & {
  open: boolean;
  /**
   * Called when closing is requested (Escape, the close button, a press outside). It closes only when `open`
   * becomes false.
   */
  onOpenChange: (open: false) => void;
  /** The title and accessible name. */
  title: ReactNode;
  /** A sentence under the title, announced when it opens. */
  description?: ReactNode;
  /** Label of the close button. */
  closeLabel: string;
  /** Actions that stay visible while the content scrolls. */
  footer?: ReactNode;
  /** Gets the focus when it opens. @default the dialog itself, so that its title is announced first */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Gets the focus when it closes. @default the element that had it before */
  finalFocus?: RefObject<HTMLElement | null>;
};

type PanelProps = Omit<ModalProps, "open" | "onOpenChange"> & { kind: "dialog" | "drawer" | "sheet" };

/**
 * The shared part of dialog, drawer and sheet; they differ in position only. Focus, keys and the page behind are
 * Base UI's.
 */
export function Modal({ open, onOpenChange, ...rest }: ModalProps & Pick<PanelProps, "kind">) {
  const ask = (_: boolean, { reason, event, cancel }: Dialog.Root.ChangeEventDetails) => {
    // A field inside handled the key.
    if (reason === "escape-key" && event.defaultPrevented) cancel();
    else onOpenChange(false);
  };
  return (
    <Dialog.Root open={open} onOpenChange={ask}>
      <Dialog.Portal>
        {/* The backdrop belongs to the viewport: a press on it is outside the panel. */}
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
