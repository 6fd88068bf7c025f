/** Lets the browser answer its visitor before work goes on: a slow phone is long at what comes in one piece. */
export function nextTask(): Promise<void> {
  // A timer would wait its four milliseconds, and for ever in a tab whose clock a test stopped.
  const { port1, port2 } = new MessageChannel();
  return new Promise((resume) => {
    port1.onmessage = () => {
      port1.close();
      resume();
    };
    port2.postMessage(undefined);
  });
}
