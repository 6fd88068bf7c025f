import { parseAddress } from "@aradhana/core/address";
import { withStart } from "@aradhana/core/video-link";

/** How a recording is played: by the browser, or in a frame of its provider. Its start time is in `src`. */
export type VideoSource =
  | { kind: "file"; src: string }
  | { kind: "frame"; provider: VideoProvider; src: string };

type VideoProvider = "YouTube" | "Vimeo";

/** The source to play from `seconds` on. Frames are of the kind that sets no cookie before playing. */
export function videoSource(link: string, seconds: number): VideoSource {
  const frame = frameOf(link);
  return frame
    ? { kind: "frame", provider: frame.provider, src: withStart(frame.src, seconds) }
    : { kind: "file", src: withStart(link, seconds) };
}

function frameOf(link: string): { provider: VideoProvider; src: string } | undefined {
  const address = parseAddress(link, "https://here.invalid");
  // A page with TLS cannot embed a frame without it.
  if (address?.protocol !== "https:") return;
  const [first = "", second = ""] = address.pathname.split("/").filter(Boolean);

  if (isOf(address, "youtu.be")) return youtube(first);
  if (isOf(address, "youtube.com") || isOf(address, "youtube-nocookie.com")) {
    return youtube(["embed", "live", "shorts"].includes(first) ? second : address.searchParams.get("v"));
  }
  if (isOf(address, "vimeo.com")) {
    const [id, hash = address.searchParams.get("h")] =
      first === "video" ? [second] : [first, second || undefined];
    if (!/^\d+$/.test(id)) return;
    const secret = hash ? `&h=${encodeURIComponent(hash)}` : "";
    return { provider: "Vimeo", src: `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${secret}` };
  }
}

function youtube(id: string | null) {
  if (!id || !/^[\w-]+$/.test(id)) return;
  const src = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;
  return { provider: "YouTube", src } as const;
}

const isOf = ({ hostname }: URL, site: string) => hostname === site || hostname.endsWith(`.${site}`);
