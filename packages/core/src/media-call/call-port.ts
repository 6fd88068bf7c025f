import type { CallSample } from "./compare-samples.ts";
import type { MediaProblem } from "./media-problem.ts";
import type { CallSignal, IceServers } from "./signal.ts";

/** Microphone and camera of this side. `Stream` is the browser's `MediaStream`; the logic never reads it. */
export interface OwnDevices<Stream> {
  stream: Stream;
  hasCamera: boolean;
  setMuted(isMuted: boolean): void;
  /** Starts the camera, or stops it with its light. Resolves with what prevented it. */
  setCamera(isOn: boolean): Promise<MediaProblem | undefined>;
  close(): void;
}

export type OpenedDevices<Stream> =
  | { ok: true; devices: OwnDevices<Stream> }
  | { ok: false; problem: MediaProblem };

/** What a connection reports. */
export interface ConnectionEvents<Stream> {
  onConnected(): void;
  onDisconnected(): void;
  /** The sound and picture of the other side. */
  onPeer(peer: { stream: Stream; hasVideo: boolean }): void;
  send(signal: CallSignal): void;
}

export interface ConnectOptions<Stream> extends ConnectionEvents<Stream> {
  devices: OwnDevices<Stream>;
  isPolite: boolean;
  iceServers: IceServers;
  /** The window of the other side. */
  to: string;
}

export interface CallConnection {
  receive(signal: CallSignal): void;
  /** Sends what the own devices have now. */
  update(): void;
  /** Restarts ICE, or sends an offer again that got no answer. */
  restart(): void;
  sample(): Promise<CallSample | undefined>;
  close(): void;
}

/** How calls are held. The built-in one is WebRTC between the two browsers (`@aradhana/browser/media-call`). */
export interface CallPort<Stream> {
  openDevices(kinds: { video: boolean }): Promise<OpenedDevices<Stream>>;
  connect(options: ConnectOptions<Stream>): CallConnection;
}

/** How the two sides reach each other before they are connected. */
export interface Signalling {
  open(tab: string): Promise<IceServers>;
  send(tab: string, signal: CallSignal): Promise<unknown>;
  /** Sends the goodbye of a window; it arrives although the page is closed meanwhile. */
  leave(tab: string): Promise<unknown>;
  /** The response whose body is the stream of the other side's signals after this one. */
  follow(query: { tab: string; after: number }, signal: AbortSignal): Promise<Response>;
}
