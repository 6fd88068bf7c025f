import { parseAddress } from "../address/index.ts";
import { secondsOf } from "../time/index.ts";

/** How each player takes the start time. */
interface Kind {
  inFragment: boolean;
  name: "t" | "start";
  unit: "" | "s";
}

const watching: Kind = { inFragment: false, name: "t", unit: "" };
const embedded: Kind = { inFragment: false, name: "start", unit: "" };
const vimeo: Kind = { inFragment: true, name: "t", unit: "s" };
/** Media fragments, which every browser supports for its own video element. */
const file: Kind = { inFragment: true, name: "t", unit: "" };

const base = "https://here.invalid";

/** The link with a start time of `seconds`. A text that is not a web URL is returned unchanged. */
export function withStart(link: string, seconds: number): string {
  const address = parse(link);
  const at = Math.floor(seconds);
  if (!address || !(at >= 0) || (at === 0 && readVideoStart(link) === 0)) return link;
  const kind = kindOf(address);
  const { inFragment, name, unit } = kind;
  // A file's query may be signed and must not change.
  if (kind !== file) for (const each of ["t", "start"]) address.searchParams.delete(each);
  if (inFragment) {
    address.hash = `${name}=${at}${unit}`;
  } else {
    address.searchParams.set(name, `${at}${unit}`);
    address.hash = "";
  }
  return address.origin === base ? address.href.slice(base.length) : address.href;
}

/** The start time of a link in seconds, from `t` or `start` in its query or fragment; 0 without one. */
export function readVideoStart(link: string): number {
  const address = parse(link);
  if (!address) return 0;
  const fragment = new URLSearchParams(address.hash.slice(1));
  const parts = kindOf(address).inFragment
    ? [fragment, address.searchParams]
    : [address.searchParams, fragment];
  const [start] = parts.flatMap((part) => part.get("t") ?? part.get("start") ?? []);
  return start === undefined ? 0 : secondsIn(start);
}

function parse(link: string): URL | undefined {
  const address = parseAddress(link, base);
  return address && /^https?:$/.test(address.protocol) ? address : undefined;
}

function kindOf({ hostname, pathname }: URL): Kind {
  if (isOf(hostname, "vimeo.com")) return vimeo;
  if (isOf(hostname, "youtube-nocookie.com")) return embedded;
  if (isOf(hostname, "youtube.com")) return pathname.startsWith("/embed/") ? embedded : watching;
  return isOf(hostname, "youtu.be") ? watching : file;
}

const isOf = (hostname: string, site: string) => hostname === site || hostname.endsWith(`.${site}`);

/** `90`, `90s`, `1m30s`, `1h2m3s`, `1:30`; of a range such as `90,120` the first part. */
function secondsIn(start: string): number {
  const from = start.replace(/,.*/s, "");
  if (from.includes(":")) return secondsOf(from);
  const parts = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)(?:\.\d+)?s?)?$/.exec(from) ?? [];
  const [hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map((part) => Number(part ?? 0));
  const total = hours * 3600 + minutes * 60 + seconds;
  return Number.isSafeInteger(total) ? total : 0;
}
