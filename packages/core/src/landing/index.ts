export { keepLanding, type Landing, storedLanding } from "./landing.ts";
