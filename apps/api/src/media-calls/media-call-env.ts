import * as v from "valibot";
import { secret } from "../account-variables.ts";
import type { IceConfig } from "./ice-servers.ts";

const addresses = (schemes: RegExp, example: string) =>
  v.pipe(
    v.string(),
    v.transform((list) => list.split(",").map((item) => item.trim())),
    v.array(v.pipe(v.string(), v.regex(schemes))),
    v.description(`addresses such as ${example}, with commas between`),
  );

/** The variables of voice and video calls, as a part of the environment's schema. */
export const mediaCallVariables = {
  CALLS: v.optional(v.pipe(v.picklist(["on", "off"]), v.description('"on" or "off"'))),
  STUN_URLS: v.optional(addresses(/^stuns?:[\w.:[\]-]+$/, "stun:stun.example.com:3478")),
  TURN_URLS: v.optional(
    addresses(/^turns?:[\w.:[\]-]+(\?transport=(udp|tcp))?$/, "turn:turn.example.com:3478"),
  ),
  TURN_SECRET: v.optional(secret),
};

const schema = v.object(mediaCallVariables);

/** What belongs together. */
export const mediaCallVariableGroups = [["TURN_URLS", "TURN_SECRET"]] as const satisfies (keyof v.InferOutput<
  typeof schema
>)[][];

/**
 * The servers for calls, and whether calls are offered. By default they are where they can work: on this machine, or with
 * a server through which browsers in different networks find each other.
 */
export function mediaCallsOf(
  env: v.InferOutput<typeof schema>,
  { isLocal }: { isLocal: boolean },
): { hasCalls: boolean; ice: IceConfig } {
  const { CALLS: flag, STUN_URLS: stunUrls = [], TURN_URLS: turnUrls = [], TURN_SECRET: turnSecret } = env;
  const canConnect = isLocal || stunUrls.length + turnUrls.length > 0;
  return { hasCalls: flag ? flag === "on" : canConnect, ice: { stunUrls, turnUrls, turnSecret } };
}
