import { envelopeOf, readMessage, type Understood } from "../protocol/envelope.ts";
import { type FromPage, fromWidget } from "../protocol/messages.ts";
import { make } from "./make.ts";

const sandbox =
  "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation";

/** What a frame said. */
export type Heard = Understood<typeof fromWidget>;

/** A frame, and the way to speak to what stands in it. */
export type OpenFrame = ReturnType<typeof openFrame>;

/** A frame that is yet to be put into the page, and to be seen, and the channel to what stands in it. */
export function openFrame(address: URL, title: string, mode: string, hear: (message: Heard) => void) {
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

  // Each document of the frame is given a channel of its own, the last one's goes with it. What a widget says is heard
  // there alone, and a document that is not ours is never handed the other end: the browser sees to it.
  frame.onload = () => {
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = ({ data }) => {
      const message = readMessage(fromWidget, instance, data);
      // What was on its way as the frame was taken out comes to nobody.
      if (message && frame.isConnected) hear(message);
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
