import type { CallPort } from "@aradhana/core/media-call";
import { connectPeers } from "./connect-peers.ts";
import { openDevices } from "./open-devices.ts";

/** Calls by WebRTC between the two browsers, without a library. */
export const createRtcPort = (): CallPort<MediaStream> => ({ openDevices, connect: connectPeers });
