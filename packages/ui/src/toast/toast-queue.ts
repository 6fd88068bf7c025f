/** One short message that passes by itself. */
export interface ToastMessage {
  title: string;
  description?: string;
  /** `danger` stays until it is dismissed. @default 'info' */
  kind?: "info" | "success" | "danger";
  /** One thing to do about it: undo, retry. */
  action?: { label: string; onPress: () => void };
}

/** Where messages wait for somebody to show them. */
export interface ToastQueue {
  /** Shows a message, at once or as soon as there is somebody to show it. */
  add(message: ToastMessage): void;
  /** Hands all messages to `show`, those that wait first; gives back its own undo. */
  connect(show: (message: ToastMessage) => void): () => void;
}

/** A queue that costs the first page nothing: what draws its messages can be loaded after them. */
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
