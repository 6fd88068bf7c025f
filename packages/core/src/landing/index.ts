export { type Landing, storedLanding, storeLanding } from "./landing.ts";
