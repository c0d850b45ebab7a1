const TITLE = 'Entrando… · Surco';
const FAILED = 'No se pudo completar el inicio de sesión. Cierre esta ventana y vuelva a intentarlo.';

export interface BridgePorts {
  address: Pick<Location, 'hash' | 'search'>;
  /** Hands the directory's answer to the page that waits for it. */
  broadcast: () => Promise<void>;
  forward: (address: string) => void;
  close: () => void;
}

/** Every answer of the directory repeats the state it was asked with. */
const hasAnswer = ({ hash, search }: BridgePorts['address']): boolean =>
  new URLSearchParams(hash.replace(/^#/, '')).has('state') || new URLSearchParams(search).has('state');

/** Names of the library's windows begin so. */
const isPopup = (): boolean => window.name.startsWith('msal.');

/**
 * Passes the directory's answer on. Who arrives without one goes into the application, where the guard leads on (N-08);
 * a window of the sign-on without one has nothing left to do.
 */
export async function bridge({ address, broadcast, forward, close }: BridgePorts): Promise<void> {
  if (!hasAnswer(address)) {
    if (isPopup()) close();
    else forward('/');
    return;
  }
  try {
    const passed = broadcast();
    // The library gives the page an English title.
    document.title = TITLE;
    await passed;
  } catch (error) {
    console.warn(error);
    const message = document.getElementById('message');
    if (message) message.textContent = FAILED;
  }
}
