import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, type RefObject, useId, useRef } from "react";
import { CloseIcon } from "../icon/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { BodyPortal } from "./body-portal.tsx";
import styles from "./modal.module.css";
import { useModality } from "./use-modality.ts";

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

type OpenModalProps = Omit<ModalProps, "open"> & { kind: "dialog" | "drawer" | "sheet" };

/** What dialog, drawer and sheet have in common: all but where they stand. */
export function Modal({ open, ...rest }: ModalProps & Pick<OpenModalProps, "kind">) {
  if (!open) return null;
  return (
    <BodyPortal>
      <OpenModal {...rest} />
    </BodyPortal>
  );
}

function OpenModal({
  kind,
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
}: OpenModalProps) {
  const id = useId();
  const layer = useRef<HTMLDivElement>(null);
  const pressBegan = useRef<EventTarget>(null);
  const close = () => onOpenChange(false);
  useModality(layer, { initialFocus, finalFocus, onEscape: close });
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it
    // biome-ignore lint/a11y/noStaticElementInteractions: the ground is for the pointer; keys have Escape and the cross
    <div
      ref={layer}
      data-kind={kind}
      className={styles.layer}
      // A press that only ends out here was the marking of text.
      onPointerDown={({ target }) => {
        pressBegan.current = target;
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget && pressBegan.current === currentTarget) close();
      }}
    >
      <div
        role="dialog"
        aria-modal="true"
        aria-labelledby={`${id}title`}
        aria-describedby={description ? `${id}description` : undefined}
        tabIndex={-1}
        {...rest}
        data-kind={kind}
        className={clsx(styles.panel, className)}
      >
        <header className={styles.head}>
          <h2 id={`${id}title`} className={styles.title}>
            {title}
          </h2>
          <IconButton label={closeLabel} onClick={close}>
            <CloseIcon />
          </IconButton>
        </header>
        <div className={styles.body}>
          {description && (
            <p id={`${id}description`} className={styles.description}>
              {description}
            </p>
          )}
          {children}
        </div>
        {footer && <footer className={styles.foot}>{footer}</footer>}
      </div>
    </div>
  );
}
