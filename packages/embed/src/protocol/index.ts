export { APP, fromApp, toApp } from "./app-messages.ts";
export { envelopeOf, readMessage, sealed, type Understood } from "./envelope.ts";
export {
  type FromPage,
  type FromWidget,
  fromPage,
  fromWidget,
  handshake,
  type Mode,
} from "./messages.ts";
