import { Toast } from "@base-ui/react/toast";
import { Button } from "../button/index.ts";
import { InfoIcon, SuccessIcon } from "../icon/fact-icons.tsx";
import { CloseIcon, WarningIcon } from "../icon/page-icons.tsx";
import { IconButton } from "../icon-button/index.ts";
import type { ToastMessage } from "./toast-queue.ts";
import styles from "./toaster.module.css";

const icons = { info: InfoIcon, success: SuccessIcon, danger: WarningIcon };

/**
 * Base UI would make it a dialog and a tab stop, and hide an urgent one behind a copy; here each is announced in
 * place.
 */
const asMessage = { role: "group", tabIndex: -1, "aria-modal": undefined } as const;

interface ToastCardProps {
  toast: Toast.Root.ToastObject<ToastMessage>;
  closeLabel: string;
}

/** One message, which disappears by itself unless it is an error. */
export function ToastCard({ toast, closeLabel }: ToastCardProps) {
  const { close } = Toast.useToastManager();
  const { kind = "info", description, action } = toast.data ?? {};
  const Mark = icons[kind];
  return (
    <Toast.Root
      toast={toast}
      swipeDirection={["left", "right"]}
      {...asMessage}
      // Escape closes only this message, not the dialog below it.
      onKeyDown={(event) => {
        if (event.key === "Escape") event.preventDefault();
      }}
      data-message={toast.id}
      data-kind={kind}
      className={styles.toast}
    >
      <Mark className={styles.mark} />
      <div className={styles.content}>
        <div role={kind === "danger" ? "alert" : undefined} className={styles.words}>
          <Toast.Title render={<p />} className={styles.title} />
          {description && <Toast.Description className={styles.description} />}
        </div>
        {action && (
          <Toast.Action
            className={styles.action}
            render={<Button variant="quiet" size="sm" />}
            onClick={() => {
              close(toast.id);
              action.onPress();
            }}
          >
            {action.label}
          </Toast.Action>
        )}
      </div>
      <Toast.Close
        aria-hidden={undefined}
        className={styles.close}
        render={<IconButton label={closeLabel} />}
      >
        <CloseIcon size="sm" />
      </Toast.Close>
    </Toast.Root>
  );
}
