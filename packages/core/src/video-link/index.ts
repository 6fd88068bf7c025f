export { readVideoStart, withStart } from "./video-link.ts";
