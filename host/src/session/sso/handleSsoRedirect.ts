const PAGE_TITLE = 'Entrando… · Surco';
const FAILED_MESSAGE = 'No se pudo completar el inicio de sesión. Cierre esta ventana y vuelva a intentarlo.';

export interface SsoRedirectPorts {
  /** The parts of this page's address that may carry the directory's response. */
  address: Pick<Location, 'hash' | 'search'>;
  /** Passes the directory's response to the page that waits for it. */
  broadcast: () => Promise<void>;
  redirect: (address: string) => void;
  close: () => void;
}

/** Every response of the directory repeats the `state` of the request. */
const hasSsoResponse = ({ hash, search }: SsoRedirectPorts['address']): boolean =>
  new URLSearchParams(hash.replace(/^#/, '')).has('state') || new URLSearchParams(search).has('state');

/** The library's popups have names with this prefix. */
const isPopup = (): boolean => window.name.startsWith('msal.');

/**
 * Passes the directory's response on. Without one, a popup closes, and a normal window opens the application, where the
 * guard redirects (N-08).
 */
export async function handleSsoRedirect({ address, broadcast, redirect, close }: SsoRedirectPorts): Promise<void> {
  if (!hasSsoResponse(address)) {
    if (isPopup()) close();
    else redirect('/');
    return;
  }
  try {
    const passed = broadcast();
    // The library sets an English title.
    document.title = PAGE_TITLE;
    await passed;
  } catch (error) {
    console.warn(error);
    const message = document.getElementById('message');
    if (message) message.textContent = FAILED_MESSAGE;
  }
}
