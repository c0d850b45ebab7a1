import { parseOpenPathMessage } from '../offline/worker/openPathMessage';

/**
 * Opens what the user has opened in a notification.
 * @param open opens a path through the guard, which asks about unsaved text
 */
export function followOpenPathMessages(open: (path: string) => void): void {
  navigator.serviceWorker?.addEventListener('message', ({ data, ports: [port] }) => {
    const path = parseOpenPathMessage(data);
    if (path === null || !port) return;
    // The worker does not confirm an answer that was too late, because it has opened a window then.
    port.addEventListener('message', () => {
      port.close();
      open(path);
    });
    port.start();
    port.postMessage(true);
  });
}
