import type { Analytics } from "./analytics.ts";

const LONGEST_QUEUE = 100;

/** An analytics tool that knows its session. */
export interface AnalyticsTool extends Analytics {
  sessionId(): string | undefined;
}

export interface DeferredAnalytics extends AnalyticsTool {
  /** Hands over to the tool, with all that was told until now; to none, where none is configured. */
  attach(tool: AnalyticsTool | undefined): void;
}

/** Keeps what is told until the tool is there, the first hundred of it. */
export function createDeferredAnalytics(): DeferredAnalytics {
  let queue: ((tool: Analytics) => void)[] | undefined = [];
  let attached: AnalyticsTool | undefined;
  const later = (tell: (tool: Analytics) => void) => {
    if (attached) tell(attached);
    else if (queue && queue.length < LONGEST_QUEUE) queue.push(tell);
  };
  return {
    identify: (userId) => later((tool) => tool.identify(userId)),
    set: (key, value) => later((tool) => tool.set(key, value)),
    event: (name) => later((tool) => tool.event(name)),
    sessionId: () => attached?.sessionId(),
    attach(tool) {
      attached = tool;
      for (const tell of queue ?? []) if (tool) tell(tool);
      queue = undefined;
    },
  };
}
