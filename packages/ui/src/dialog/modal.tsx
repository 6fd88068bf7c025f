import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, type RefObject, useRef } from "react";
import { CloseIcon } from "../icon/index.ts";
import { IconButton } from "../icon-button/index.ts";
import styles from "./modal.module.css";

export type ModalProps = Omit<ComponentProps<"div">, "title" | "ref"> & {
  open: boolean;
  /** Called when it asks to be closed (Escape, the cross, a press outside). It stays open until `open` says otherwise. */
  onOpenChange: (open: boolean) => void;
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

/** What dialog and sheet have in common: all but where they stand. */
export function Modal({
  kind,
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  footer,
  initialFocus,
  finalFocus,
  className,
  children,
  ...rest
}: ModalProps & { kind: "dialog" | "sheet" }) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <BaseDialog.Root open={open} onOpenChange={onOpenChange}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.backdrop} />
        <BaseDialog.Viewport className={styles.viewport} data-kind={kind}>
          <BaseDialog.Popup
            {...rest}
            ref={popup}
            initialFocus={initialFocus ?? popup}
            finalFocus={finalFocus ?? true}
            data-kind={kind}
            className={clsx(styles.popup, className)}
          >
            <header className={styles.head}>
              <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
              <BaseDialog.Close
                render={
                  <IconButton label={closeLabel}>
                    <CloseIcon />
                  </IconButton>
                }
              />
            </header>
            <div className={styles.body}>
              {description && (
                <BaseDialog.Description className={styles.description}>{description}</BaseDialog.Description>
              )}
              {children}
            </div>
            {footer && <footer className={styles.foot}>{footer}</footer>}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
