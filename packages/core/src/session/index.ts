export { openSession, type Session } from "./open-session.ts";
