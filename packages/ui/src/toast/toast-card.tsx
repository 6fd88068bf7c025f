import { useEffect, useEffectEvent, useRef } from "react";
import { Button } from "../button/index.ts";
import { CloseIcon, InfoIcon, SuccessIcon, WarningIcon } from "../icon/index.ts";
import { IconButton } from "../icon-button/index.ts";
import type { ToastMessage } from "./toast-queue.ts";
import styles from "./toaster.module.css";

const icons = { info: InfoIcon, success: SuccessIcon, danger: WarningIcon };
const GLANCE = 6_000;
/** To read, to decide and to reach the button. */
const TIME_TO_ACT = 12_000;

interface ToastCardProps {
  message: ToastMessage;
  /** The clock stands still. */
  held: boolean;
  closeLabel: string;
  onDone: (hadFocus: boolean) => void;
}

/** One message, which goes by itself unless it is bad news. */
export function ToastCard({ message, held, closeLabel, onDone }: ToastCardProps) {
  const { title, description, kind = "info", action } = message;
  const card = useRef<HTMLDivElement>(null);
  const done = () => onDone(card.current?.contains(document.activeElement) ?? false);
  const doneByItself = useEffectEvent(done);
  const stays = held || kind === "danger";
  const lasts = action ? TIME_TO_ACT : GLANCE;

  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(doneByItself, lasts);
    return () => clearTimeout(timer);
  }, [stays, lasts]);

  const Mark = icons[kind];
  return (
    <div ref={card} data-kind={kind} className={styles.toast}>
      <Mark className={styles.mark} />
      <div className={styles.content}>
        <div className={styles.words}>
          <p className={styles.title}>{title}</p>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        {action && (
          <Button
            variant="quiet"
            size="sm"
            className={styles.action}
            onClick={() => {
              done();
              action.onPress();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton label={closeLabel} onClick={done} className={styles.close}>
        <CloseIcon size="sm" />
      </IconButton>
    </div>
  );
}
