export { createToastQueue, type ToastMessage, type ToastQueue } from "./toast-queue.ts";
export { Toaster, type ToasterProps } from "./toaster.tsx";
