import {
  checkServer,
  refetchStale,
  refreshAll,
  getRuntimeConfig,
  useConnectionState,
  useIsOnline,
} from '@surco/shared/platform';
import { type ReactNode, useEffect } from 'react';
import { useOfflineReadiness } from '../../offline/readiness';
import './connectionStatus.css';

/** Interval in ms of the retries while cached data is shown or the server does not answer. */
const RECHECK_INTERVAL_MS = 10_000;

/** dd/mm/yy hh:mm. `formatDateTime` of `domain` is not part of the first load. */
const formatDateTime = (at: Date): string =>
  at
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

const DATE_LENGTH = 'dd/mm/yy '.length;

/** hh:mm; of another day with its date. */
function formatReadyAt(at: string): string {
  const text = formatDateTime(new Date(at));
  return text.startsWith(formatDateTime(new Date()).slice(0, DATE_LENGTH)) ? text.slice(DATE_LENGTH) : text;
}

const INCOMPLETE_TEXT =
  'Aún no está listo para trabajar sin conexión. Deje abierta la página de inicio donde tenga buena conexión.';

/** Whether this device can work without a network, for roles that do. */
function Readiness(): ReactNode {
  const { status, at, isVolatile } = useOfflineReadiness();
  if (status === 'none') return null;
  if (status === 'incomplete') return INCOMPLETE_TEXT;
  if (at === null) return 'Preparando el trabajo sin conexión…';
  const limit = isVolatile ? ' (el navegador puede borrarlo si falta espacio)' : '';
  return `Listo para trabajar sin conexión · ${formatReadyAt(at)}${limit}`;
}

async function retryConnection(): Promise<void> {
  if (await checkServer()) await refetchStale(refreshAll);
}

const onRetry = (): void => void retryConnection();

/**
 * Shows that there is no network, and since when the data is stale; retries by itself. With a network, shows whether the
 * device is ready to work without one.
 */
export function ConnectionStatus(): ReactNode {
  const isOnline = useIsOnline();
  const since = useConnectionState(({ staleSince }) => staleSince);
  const isUnreachable = useConnectionState((state) => state.isUnreachable);
  const isWaiting = since !== null || isUnreachable;
  const isOffline = isWaiting || !isOnline;
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
    <output className={isOffline ? 'surco-connection surco-connection-off' : 'surco-connection'}>
      {isOffline ? (
        <>
          <span>
            {since === null
              ? 'Sin conexión'
              : `Sin conexión: datos del ${formatDateTime(new Date(since))}, guardados en este dispositivo; pueden estar incompletos`}
          </span>
          {isWaiting && isOnline && (
            <button type="button" className="surco-connection-again" onClick={onRetry}>
              Reintentar
            </button>
          )}
        </>
      ) : (
        <Readiness />
      )}
    </output>
  );
}
