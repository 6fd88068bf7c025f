import { pipeline } from "node:stream/promises";
import { crc32, createDeflate } from "node:zlib";

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A black PNG of so many pixels on each side, as small as it gets: it unpacks to a thousand times its size. */
export async function pictureBomb(side: number): Promise<Buffer<ArrayBuffer>> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8); // One bit a pixel, of grey.
  const row = Buffer.alloc(1 + Math.ceil(side / 8));
  const packed: Buffer[] = [];
  await pipeline(
    function* () {
      for (let n = 0; n < side; n++) yield row;
    },
    createDeflate({ level: 9 }),
    async (parts: AsyncIterable<Buffer>) => {
      for await (const part of parts) packed.push(part);
    },
  );
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", Buffer.concat(packed)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
