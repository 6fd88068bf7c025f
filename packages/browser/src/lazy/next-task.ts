/** Lets the browser handle input before work goes on: a slow phone takes long over one long task. */
export function nextTask(): Promise<void> {
  // A timer would wait at least 4 ms, and for ever in a tab whose clock a test stopped.
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
