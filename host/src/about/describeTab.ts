import { getClockOffset, getRuntimeConfig, useConnectionState } from '@surco/shared/platform';
import { getRecentErrors } from '@surco/shared/platform/host';
import { CONTRACT_VERSION, type RegisteredRemote } from '@surco/shared/federation';
import { useOfflineReadiness } from '../offline/readiness';

/** A line of «Acerca de», and of what is copied for support. */
export type AboutLine = readonly [label: string, value: string];

const UNKNOWN = 'desconocida';

const readinessLabels: Readonly<Record<string, string>> = {
  none: 'no se usa',
  preparing: 'en preparación',
  incomplete: 'incompleto',
  ready: 'listo',
};

/** As people read it on the screen, or as it is copied. */
type FormatTime = (instant: string) => string;

function describeConnection(formatTime: FormatTime): string {
  if (!navigator.onLine) return 'sin red';
  const { isUnreachable, staleSince } = useConnectionState.getState();
  if (isUnreachable) return 'con red; el servidor no responde';
  return staleSince === null ? 'con red' : `con red; en la pantalla hay datos del ${formatTime(staleSince)}`;
}

/** In minutes, because a smaller difference changes nothing. */
function describeClock(): string {
  const minutes = Math.round(getClockOffset() / 60_000);
  if (minutes === 0) return 'igual que el del servidor';
  return `${Math.abs(minutes)} min ${minutes > 0 ? 'atrasado' : 'adelantado'}`;
}

const describeRecentErrors = (formatTime: FormatTime): AboutLine[] =>
  getRecentErrors().map(({ at, status, requestId }) => [`Error ${status}`, `${requestId} (${formatTime(at)})`]);

/**
 * The versions and the state of this tab. It reads nothing of the user, of addresses or of records, because people send
 * it to support as it is.
 */
export const describeTab = (
  remotes: readonly RegisteredRemote[],
  serverVersion: string | null,
  formatTime: FormatTime,
): AboutLine[] => [
  ['Versión de esta página', getRuntimeConfig().version ?? UNKNOWN],
  ['Versión del servidor', serverVersion ?? 'sin respuesta'],
  ['Contrato de las secciones', CONTRACT_VERSION],
  ...remotes.map(({ name, version }): AboutLine => [`Sección ${name}`, version]),
  ['Conexión', describeConnection(formatTime)],
  ['Trabajo sin conexión', readinessLabels[useOfflineReadiness.getState().status] ?? UNKNOWN],
  ['Service worker', navigator.serviceWorker?.controller?.state ?? 'ninguno'],
  ['Reloj del dispositivo', describeClock()],
  ['Navegador', navigator.userAgent],
  ['Pantalla e idioma', `${window.innerWidth} × ${window.innerHeight}, ${navigator.language}`],
  ...describeRecentErrors(formatTime),
];

/** The lines as a text, with the time in UTC. */
export const formatDiagnostics = (lines: readonly AboutLine[]): string =>
  ['Diagnóstico de Surco', `Hora: ${new Date().toISOString()}`, ...lines.map((line) => line.join(': '))].join('\n');
