import { pathBefore, pathTo } from "./path-to.ts";

const withoutSlash = (path: string) => path.replace(/\/$/, "");

/** Whether customers talk at this path by voice and video. */
export const mayCallAt = (path: string): boolean => withoutSlash(path) === pathTo("/astro/consultation");

/** Whether a document at this path may use the microphone: in conversations, for voice notes, and in calls. */
export const mayRecordAt = (path: string): boolean =>
  mayCallAt(path) ||
  withoutSlash(path) === pathTo("/chat") ||
  `${withoutSlash(path)}/`.startsWith(pathBefore("/chats/:id"));
