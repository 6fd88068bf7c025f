import { type AnalyticsTool, type ClarityCall, createClarity } from "@aradhana/core/analytics";
import { isCleanAddress } from "@aradhana/core/privacy";
import { watchAddress } from "../address/watch-address.ts";

const TAG = "https://www.clarity.ms/tag/";
/** The Trusted Types policies of the content security policy (server/security-headers.ts): ours, and the tag's own. */
const OUR_POLICY = "clarity-tag";
const ITS_POLICY = "clarity";

type Clarity = ClarityCall & { q?: unknown[][] };
type Policy = { createScriptURL(address: string): string };
type ClarityWindow = Window & {
  clarity?: Clarity;
  trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
};

/**
 * Microsoft Clarity on this page: masked, and stopped while the URL contains personal data or a secret, because
 * Clarity records URLs as they are. Its script is fetched at the first clean URL.
 */
export function openClarity(project: string): AnalyticsTool {
  const page: ClarityWindow = window;
  let start: unknown[] | undefined;
  let isFetched = false;
  let isStopped = false;
  const isClean = () => isCleanAddress(window.location.href);

  // Calls are queued in `q`, where the script looks for them when it has loaded.
  const waiting: Clarity = (...call) => {
    if (call[0] === "start" && !isClean()) start = call;
    else waiting.q?.push(call);
  };
  waiting.q = [];
  page.clarity = waiting;
  const call: ClarityCall = (...args) => page.clarity?.(...args);

  const leave = () => {
    if (page.clarity !== waiting) call("stop");
    start = waiting.q?.find(([method]) => method === "start") ?? start;
    waiting.q = waiting.q?.filter((waits) => waits !== start) ?? [];
    isStopped = true;
  };
  const enter = () => {
    if (!isFetched) fetchTag(page, project);
    else if (isStopped && (start || page.clarity !== waiting)) call(...(start ?? ["start"]));
    isFetched = true;
    isStopped = false;
    start = undefined;
  };
  const update = () => (isClean() ? enter() : leave());

  // Patched before Clarity's script does the same, so that it is stopped before it reads a new URL.
  watchAddress(update);
  document.body.setAttribute("data-clarity-mask", "true");
  const tool = createClarity(call);
  update();
  return tool;
}

function fetchTag({ trustedTypes }: ClarityWindow, project: string): void {
  const address = `${TAG}${encodeURIComponent(project)}?trustedTypes=${ITS_POLICY}`;
  const script = document.createElement("script");
  script.async = true;
  const policy = trustedTypes?.createPolicy(OUR_POLICY, {
    createScriptURL: (url) => {
      if (!url.startsWith(TAG)) throw new TypeError(`Not Clarity's: ${url}`);
      return url;
    },
  });
  script.src = policy?.createScriptURL(address) ?? address;
  document.head.append(script);
}
