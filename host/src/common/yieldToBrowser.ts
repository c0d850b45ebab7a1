/**
 * Ends the running task, so that the browser can handle input before the next one: React renders in steps, but a script
 * is evaluated in one. A timer would be late in a hidden page.
 */
export const yieldToBrowser = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
