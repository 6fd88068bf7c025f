import { Toast } from "@base-ui/react/toast";
import { clsx } from "clsx";
import { type ComponentProps, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from "react";
import { ToastCard } from "./toast-card.tsx";
import type { ToastMessage, ToastQueue } from "./toast-queue.ts";
import styles from "./toaster.module.css";

export type ToasterProps = Omit<ComponentProps<"div">, "children" | "aria-label"> & {
  /** The queue to show. */
  queue: ToastQueue;
  /** Accessible name of the message region. */
  label: string;
  /** Accessible name of a message's close button. */
  closeLabel: string;
};

/** More would cover the page: the oldest that disappears by itself is removed. */
const MOST = 3;
const GLANCE = 6_000;
/** Time to read, decide and reach the button. */
const TIME_TO_ACT = 12_000;
/** Until dismissed. */
const STAYS = 0;

/** Shows the messages of a queue above everything else, one per app. Timers, keys and swipes are Base UI's. */
export function Toaster(props: ToasterProps) {
  return (
    // We decide which messages are removed: errors never are.
    <Toast.Provider limit={Number.POSITIVE_INFINITY}>
      <Toast.Portal>
        <Region {...props} />
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Region({ queue, label, closeLabel, className, ref, ...rest }: ToasterProps) {
  const { toasts, add, close } = Toast.useToastManager<ToastMessage>();
  const [isInUse, setInUse] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element>(null);
  useImperativeHandle(ref, () => region.current as HTMLDivElement);

  const show = useEffectEvent((message: ToastMessage) => {
    const passes = message.action ? TIME_TO_ACT : GLANCE;
    const id = add({
      data: message,
      title: message.title,
      description: message.description,
      timeout: message.kind === "danger" ? STAYS : passes,
      onClose() {
        if (document.activeElement?.closest("[data-message]")?.getAttribute("data-message") !== id) return;
        // No event reports that the focused element was removed.
        setInUse(false);
        if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
      },
    });
  });
  useEffect(() => queue.connect((message) => show(message)), [queue]);

  useEffect(() => {
    // Nothing is removed while the user interacts with it.
    if (isInUse) return;
    const [newest, ...older] = toasts.filter(({ transitionStatus }) => transitionStatus !== "ending");
    const passing = older.filter(({ data }) => data?.kind !== "danger");
    const over = newest ? older.length + 1 - MOST : 0;
    if (over > 0) for (const { id } of passing.slice(-over)) close(id);
  }, [toasts, isInUse, close]);

  return (
    <Toast.Viewport
      {...rest}
      ref={region}
      aria-label={label}
      onMouseEnter={() => setInUse(true)}
      onMouseLeave={() => setInUse(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setInUse(true);
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
      onBlur={() => setInUse(false)}
      className={clsx(styles.region, className)}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
      ))}
    </Toast.Viewport>
  );
}
