import { envelopeOf, readMessage, type Understood } from "../protocol/envelope.ts";
import { type FromPage, fromWidget } from "../protocol/messages.ts";
import { make } from "./make.ts";

const sandbox =
  "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation";

/** A message from a frame. */
export type FrameMessage = Understood<typeof fromWidget>;

/** A frame with the channel to its document. */
export type OpenFrame = ReturnType<typeof openFrame>;

/** Creates a hidden frame with a channel to its document. The caller inserts and shows it. */
export function openFrame(
  address: URL,
  title: string,
  mode: string,
  receive: (message: FrameMessage) => void,
) {
  const frame = make(
    "iframe",
    "display:block;grid-column:1/3;visibility:hidden;width:100%;height:100%;border:0",
    {
      sandbox,
      allow: "payment; otp-credentials; clipboard-write; fullscreen",
      referrerpolicy: "strict-origin",
      title,
      src: address.href,
    },
  );
  const instance = `${Math.random()}`;
  let sent = 0;
  let port: MessagePort | undefined;

  // Each document of the frame gets its own channel. Messages of a widget are read from the channel alone, and the
  // browser hands its other end only to a document of our origin.
  frame.onload = () => {
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = ({ data }) => {
      const message = readMessage(fromWidget, instance, data);
      // Messages that arrive after the frame was removed are dropped.
      if (message && frame.isConnected) receive(message);
    };
    frame.contentWindow?.postMessage(
      {
        partner_id: address.searchParams.get("partner_id"),
        ...envelopeOf(++sent, instance, "partner_id_set", { mode }),
      },
      address.origin,
      [channel.port2],
    );
  };

  return Object.assign(frame, {
    post<Type extends keyof FromPage>(type: Type, payload: FromPage[Type] | undefined) {
      port?.postMessage(envelopeOf(++sent, instance, type, payload));
    },
  });
}
