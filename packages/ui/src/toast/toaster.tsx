import { Toast } from "@base-ui/react/toast";
import { clsx } from "clsx";
import { type ComponentProps, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from "react";
import { ToastCard } from "./toast-card.tsx";
import type { ToastMessage, ToastQueue } from "./toast-queue.ts";
import styles from "./toaster.module.css";

export type ToasterProps = Omit<ComponentProps<"div">, "children" | "aria-label"> & {
  /** Whose messages are shown. */
  queue: ToastQueue;
  /** What the region of messages is called, for those who listen. */
  label: string;
  /** What the cross of a message says. */
  closeLabel: string;
};

/** More would cover the page: the oldest that passes by itself gives way. */
const MOST = 3;
const GLANCE = 6_000;
/** To read, to decide and to reach the button. */
const TIME_TO_ACT = 12_000;
/** Until it is dismissed. */
const STAYS = 0;

/** Shows the messages of a queue above everything else. One for the whole app. Clocks, keys and swipes are Base UI's. */
export function Toaster(props: ToasterProps) {
  return (
    // Which give way is ours to say: bad news never do.
    <Toast.Provider limit={Number.POSITIVE_INFINITY}>
      <Toast.Portal>
        <Region {...props} />
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Region({ queue, label, closeLabel, className, ref, ...rest }: ToasterProps) {
  const { toasts, add, close } = Toast.useToastManager<ToastMessage>();
  const [held, setHeld] = useState(false);
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
        // Nothing tells of a focus that goes with its element.
        setHeld(false);
        if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
      },
    });
  });
  useEffect(() => queue.connect((message) => show(message)), [queue]);

  useEffect(() => {
    // Nothing is taken from under somebody's hands.
    if (held) return;
    const [newest, ...older] = toasts.filter(({ transitionStatus }) => transitionStatus !== "ending");
    const passing = older.filter(({ data }) => data?.kind !== "danger");
    const over = newest ? older.length + 1 - MOST : 0;
    if (over > 0) for (const { id } of passing.slice(-over)) close(id);
  }, [toasts, held, close]);

  return (
    <Toast.Viewport
      {...rest}
      ref={region}
      aria-label={label}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setHeld(true);
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
      onBlur={() => setHeld(false)}
      className={clsx(styles.region, className)}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
      ))}
    </Toast.Viewport>
  );
}
