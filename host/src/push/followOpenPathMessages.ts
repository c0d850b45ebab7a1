import { parseOpenPathMessage } from '../offline/worker/openPathMessage';

/**
 * Opens the path of a notification that the user has clicked, when the service worker sends it to this page.
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
