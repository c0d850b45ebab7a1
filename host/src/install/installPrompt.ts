import { create } from 'zustand';

/** The event with which Chromium offers to install the product. It can be used once. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<unknown>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPromptEvent;
  }
}

export const useInstallPrompt = create<{ event: InstallPromptEvent | null }>()(() => ({ event: null }));

const setEvent = (event: InstallPromptEvent | null): void => useInstallPrompt.setState({ event });

/** Keeps the offer of the browser for the moment when it fits. Runs before the first render: it may come at any time. */
export function watchInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    setEvent(event);
  });
  window.addEventListener('appinstalled', () => setEvent(null));
}

/** Safari on iPhone and iPad installs from its own menu, and has no event for it. */
export const installsFromShareMenu = (): boolean => 'standalone' in navigator && !navigator.standalone;

/** Opens the question of the browser. Must be called during a click. */
export function promptInstallation(): void {
  void useInstallPrompt.getState().event?.prompt();
  setEvent(null);
}
