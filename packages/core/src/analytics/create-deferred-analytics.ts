import type { Analytics } from "./analytics.ts";

const LONGEST_QUEUE = 100;

/** An analytics tool that knows its session id. */
export interface AnalyticsTool extends Analytics {
  sessionId(): string | undefined;
}

export interface DeferredAnalytics extends AnalyticsTool {
  /** Sends the queued calls to the tool and uses it from now on; without a tool, drops them. */
  attach(tool: AnalyticsTool | undefined): void;
}

/** Queues calls until the tool has loaded, at most the first hundred. */
export function createDeferredAnalytics(): DeferredAnalytics {
  let queue: ((tool: Analytics) => void)[] | undefined = [];
  let attached: AnalyticsTool | undefined;
  const later = (send: (tool: Analytics) => void) => {
    if (attached) send(attached);
    else if (queue && queue.length < LONGEST_QUEUE) queue.push(send);
  };
  return {
    identify: (userId) => later((tool) => tool.identify(userId)),
    set: (key, value) => later((tool) => tool.set(key, value)),
    event: (name) => later((tool) => tool.event(name)),
    sessionId: () => attached?.sessionId(),
    attach(tool) {
      attached = tool;
      for (const send of queue ?? []) if (tool) send(tool);
      queue = undefined;
    },
  };
}
