export { focusOnMount } from "./focus-on-mount.ts";
