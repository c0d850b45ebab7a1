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

/**
 * Stores the event until the user wants to install the product. Must be called before the first render, because the
 * event may come at any time.
 */
export function watchInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    setEvent(event);
  });
  window.addEventListener('appinstalled', () => setEvent(null));
}

/**
 * Whether the product can be installed from the share menu only: in Safari on iPhone and iPad, which has no event for
 * it. False in the installed app.
 */
export const installsFromShareMenu = (): boolean => 'standalone' in navigator && !navigator.standalone;

/** Whether this page is the installed app. */
export const isInstalled = (): boolean => window.matchMedia('(display-mode: standalone)').matches;

/** Opens the question of the browser. Must be called during a click. */
export function promptInstallation(): void {
  void useInstallPrompt.getState().event?.prompt();
  setEvent(null);
}
