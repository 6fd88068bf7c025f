import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { InfoIcon, SuccessIcon } from "../icon/fact-icons.tsx";
import { CloseIcon, WarningIcon } from "../icon/page-icons.tsx";
import { IconButton } from "../icon-button/index.ts";
import styles from "./banner.module.css";

const icons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, danger: WarningIcon };

export type BannerProps = Omit<ComponentProps<"div">, "title"> & {
  /** @default 'info' */
  kind?: keyof typeof icons;
  /** A bold line before the text. */
  title?: ReactNode;
  /** A link or a button for what can be done about it. */
  action?: ReactNode;
} & (
    | { onDismiss?: undefined; dismissLabel?: undefined }
    | {
        onDismiss: () => void;
        /** Label of the close button. */
        dismissLabel: string;
      }
  );

/** A message in the page, where it matters. Give it `role="alert"` or `"status"` if it appears by itself. */
export function Banner({
  kind = "info",
  title,
  action,
  onDismiss,
  dismissLabel,
  className,
  children,
  ...rest
}: BannerProps) {
  const Mark = icons[kind];
  return (
    <div {...rest} data-kind={kind} className={clsx(styles.banner, className)}>
      <Mark className={styles.mark} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {onDismiss && (
        <IconButton label={dismissLabel} onClick={onDismiss} className={styles.dismiss}>
          <CloseIcon size="sm" />
        </IconButton>
      )}
    </div>
  );
}
