import { clsx } from "clsx";
import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from "react";
import { BodyPortal } from "./body-portal.tsx";
import { ToastCard } from "./toast-card.tsx";
import type { ToastMessage, ToastQueue } from "./toast-queue.ts";
import styles from "./toaster.module.css";

export type ToasterProps = Omit<ComponentProps<"section">, "children" | "aria-label"> & {
  /** Whose messages are shown. */
  queue: ToastQueue;
  /** What the region of messages is called, for those who listen. */
  label: string;
  /** What the cross of a message says. */
  closeLabel: string;
};

type Shown = ToastMessage & { id: number };

/** More would cover the page: the oldest that passes by itself gives way. */
const MOST = 3;

/**
 * Shows the messages of a queue above everything else. One for the whole app. Small enough to be there from the
 * start: the message that there is no connection cannot wait for a script.
 */
export function Toaster({ queue, label, closeLabel, className, ...rest }: ToasterProps) {
  const [toasts, setToasts] = useState<readonly Shown[]>([]);
  const [held, setHeld] = useState(false);
  const lastId = useRef(0);
  const cameFrom = useRef<Element>(null);

  const show = useEffectEvent((message: ToastMessage) => {
    const toast = { ...message, id: ++lastId.current };
    setToasts((shown) => [...(held ? shown : withRoom(shown)), toast]);
  });
  useEffect(() => queue.connect((message) => show(message)), [queue]);

  const remove = (id: number, hadFocus: boolean) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
    setHeld(false);
    if (hadFocus && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  const cards = (urgent: boolean) =>
    toasts
      .filter(({ kind }) => (kind === "danger") === urgent)
      .map((toast) => (
        <ToastCard
          key={toast.id}
          message={toast}
          held={held}
          closeLabel={closeLabel}
          onDone={(hadFocus) => remove(toast.id, hadFocus)}
        />
      ));

  return (
    <BodyPortal>
      <section
        {...rest}
        aria-label={label}
        // Nobody is hurried who reads, or who is on the way to a button.
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={({ currentTarget, relatedTarget }) => {
          setHeld(true);
          if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
        }}
        onBlur={() => setHeld(false)}
        className={clsx(styles.region, className)}
      >
        {/* Both are there before anything is in them: else a screen reader may miss the first message. */}
        <div aria-live="assertive" className={styles.list}>
          {cards(true)}
        </div>
        <div aria-live="polite" className={styles.list}>
          {cards(false)}
        </div>
      </section>
    </BodyPortal>
  );
}

/** What stays when one more comes: bad news until it is dismissed. */
function withRoom(shown: readonly Shown[]) {
  let over = shown.length + 1 - MOST;
  return shown.filter(({ kind }) => kind === "danger" || over-- <= 0);
}
