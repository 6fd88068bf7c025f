/** Yields to the browser, so that it handles input between two pieces of work. */
export function nextTask(): Promise<void> {
  // A timer would wait at least 4 ms, and for ever under fake timers.
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
