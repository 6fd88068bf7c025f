import { uploaded } from "@aradhana/core/contract";
import sharp from "sharp";
import { chatter } from "./chatter.ts";
import { readResponse, type Send } from "./shopper.ts";

/** Uses every route of chat once. */
export async function useChat(send: Send): Promise<void> {
  const ravi = await chatter(send);
  const { id } = await ravi.start();
  await ravi.say(id, "Namaste");
  await ravi.list();
  await ravi.read(id);
  await ravi.act("handOver", id);
  await ravi.customer.post("/api/v1/chat/markRead", { conversation_id: id, seq: 1 });
  await ravi.act("report", id, { reason: "other" });
  await ravi.act("block", id, { blocked: true });
  const photo = await sharp({ create: { width: 4, height: 4, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  const stored = await send(`/api/v1/chat/attachment?conversation_id=${id}`, {
    method: "POST",
    headers: { authorization: `Bearer ${ravi.customer.bearer}` },
    body: new Uint8Array(photo),
  });
  const { results } = await readResponse(stored, uploaded);
  await ravi.customer.get(`/api/v1/chat/attachment/${results.id}`);
  await (await ravi.stream(id)).body?.cancel();
  await ravi.act("endSession", id);
  await ravi.act("rate", id, { stars: 5 });
}
