import { checkServer, refetchStale, refreshAll, getRuntimeConfig, useConnectionState } from '@surco/shared/platform';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import './connectionStatus.css';

/** Interval in ms of the retries while cached data is shown or the server does not answer. */
const RECHECK_INTERVAL_MS = 10_000;

const subscribeToNetwork = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** dd/mm/yy hh:mm. `formatDateTime` of `domain` is not part of the first load. */
const formatStaleSince = (at: string): string =>
  new Date(at)
    .toLocaleString('es-MX', {
      timeZone: getRuntimeConfig().timeZone,
      day: '2-digit',
      month: '2-digit',
      year: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    // Spanish has a comma between date and time.
    .replace(',', '');

async function retryConnection(): Promise<void> {
  if (await checkServer()) await refetchStale(refreshAll);
}

const onRetry = (): void => void retryConnection();

/** Shows that there is no network, and since when the data is stale. Retries by itself. */
export function ConnectionStatus(): ReactNode {
  const isOnline = useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);
  const since = useConnectionState(({ staleSince }) => staleSince);
  const isUnreachable = useConnectionState((state) => state.isUnreachable);
  const isWaiting = since !== null || isUnreachable;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => navigator.onLine && onRetry(), RECHECK_INTERVAL_MS);
    window.addEventListener('online', onRetry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', onRetry);
    };
  }, [isWaiting]);
  return (
    <output className="surco-connection">
      {(isWaiting || !isOnline) && (
        <>
          <span>
            {since === null
              ? 'Sin conexión'
              : `Sin conexión: datos del ${formatStaleSince(since)}, guardados en este equipo; pueden estar incompletos`}
          </span>
          {isWaiting && isOnline && (
            <button type="button" className="surco-connection-again" onClick={onRetry}>
              Reintentar
            </button>
          )}
        </>
      )}
    </output>
  );
}
