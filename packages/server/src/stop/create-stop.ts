import type { Server, ServerResponse } from "node:http";
import { setImmediate as afterReading, setTimeout as wait } from "node:timers/promises";

interface StopOptions {
  /**
   * How long the server still takes requests after a stop has begun, so that the load balancer reads from `isStopping`
   * that it must send them elsewhere.
   */
  noticeMs: number;
  /** How long running requests may then take to finish. */
  deadlineMs: number;
}

export interface Stop {
  /** For the readiness check: false as soon as a stop has begun. */
  isStopping(): boolean;
  /** Makes this server tell its clients to open no more requests on their connections once a stop has begun. */
  watch(server: Server): void;
  /** Begins the stop, and resolves when the notice is over: requests are still taken until `close`. */
  begin(): Promise<void>;
  /** Takes no new connections, and resolves when the running requests are finished or cut off at the deadline. */
  close(server: Server): Promise<void>;
}

/** Stops a server so that no accepted request fails. */
export function createStop({ noticeMs, deadlineMs }: StopOptions): Stop {
  const open = new Set<ServerResponse>();
  let isStopping = false;
  return {
    isStopping: () => isStopping,
    watch(server) {
      server.prependListener("request", (_request, response) => {
        // Node then sends `Connection: close`.
        if (isStopping) response.shouldKeepAlive = false;
        open.add(response);
        response.once("close", () => open.delete(response));
      });
    },
    async begin() {
      isStopping = true;
      for (const response of open) response.shouldKeepAlive = false;
      if (noticeMs > 0) await wait(noticeMs);
    },
    async close(server) {
      // Node takes a connection for idle while what it has received is not read yet, and ends it. A busy process is late
      // with reading: all that is waiting is accepted in one turn of the event loop, and read in the next.
      await afterReading();
      await afterReading();
      await new Promise<void>((resolve) => {
        const timer = setTimeout(() => server.closeAllConnections(), deadlineMs);
        server.close(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    },
  };
}
