import { type IceServers, mediaCall, type Signalling } from "@aradhana/core/media-call";
import { object } from "valibot";
import type { ConsoleData } from "../../api/create-data-provider.ts";

/** The signals of a session at the astrologer's desk. */
export function staffSignalling(data: ConsoleData, bookingId: string): Signalling {
  const path = `consultation/${bookingId}`;
  return {
    async open(tab) {
      const opened = (await data.act(`${path}/call`, mediaCall, { tab })) as { ice_servers: IceServers };
      return opened.ice_servers;
    },
    send: (tab, signal) => data.act(`${path}/signal`, object({}), { tab, signal }),
    leave: (tab) => data.actLast(`${path}/signal`, { tab, signal: { kind: "bye" } }),
    follow: (query, signal) => data.stream(`${path}/signals`, query, signal),
  };
}
