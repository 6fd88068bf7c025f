/** A short message. */
export interface ToastMessage {
  title: string;
  description?: string;
  /** `danger` stays until it is dismissed. @default 'info' */
  kind?: "info" | "success" | "danger";
  /** One action: undo, retry. */
  action?: { label: string; onPress: () => void };
}

/** A queue of messages. */
export interface ToastQueue {
  /** Shows a message now, or when a toaster is there. */
  add(message: ToastMessage): void;
  /** Passes all messages to `show`, queued ones first; returns the function that unsubscribes. */
  connect(show: (message: ToastMessage) => void): () => void;
}

/** A queue that costs the first page nothing: its `Toaster` can be loaded later. */
export function createToastQueue(): ToastQueue {
  const waiting: ToastMessage[] = [];
  let shower: ((message: ToastMessage) => void) | undefined;
  return {
    add(message) {
      if (shower) shower(message);
      else waiting.push(message);
    },
    connect(show) {
      shower = show;
      waiting.splice(0).forEach(show);
      return () => {
        if (shower === show) shower = undefined;
      };
    },
  };
}
