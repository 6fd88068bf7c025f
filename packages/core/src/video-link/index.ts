export { startOf, withStart } from "./video-link.ts";
