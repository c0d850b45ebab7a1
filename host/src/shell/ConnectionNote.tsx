import { recheck, refreshAll, runtimeConfig, useConnection } from '@surco/shared/platform';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import './connectionNote.css';

/** How often the server is looked for while old answers are shown, in ms. */
const LOOK_AGAIN = 10_000;

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** A-05, without the formats' code, which a first load does not hold. */
const moment = (at: string): string =>
  new Date(at)
    .toLocaleString('es-MX', {
      timeZone: runtimeConfig().timeZone,
      day: '2-digit',
      month: '2-digit',
      year: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    .replace(',', '');

const askAgain = (): void => void recheck(refreshAll);

/** Says, quietly, that there is no network and of when the data is; looks for the server by itself. */
export function ConnectionNote(): ReactNode {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const since = useConnection(({ staleSince }) => staleSince);
  const stale = since !== null;
  useEffect(() => {
    if (!stale) return undefined;
    const timer = setInterval(() => navigator.onLine && askAgain(), LOOK_AGAIN);
    window.addEventListener('online', askAgain);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', askAgain);
    };
  }, [stale]);
  return (
    <output className="surco-connection">
      {(stale || !online) && (
        <>
          <span>{since === null ? 'Sin conexión' : `Sin conexión: datos del ${moment(since)}`}</span>
          {stale && online && (
            <button type="button" className="surco-connection-again" onClick={askAgain}>
              Reintentar
            </button>
          )}
        </>
      )}
    </output>
  );
}
