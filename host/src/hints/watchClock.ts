import { formatCount } from '@surco/shared/domain';
import { getClockOffset, subscribeToClockOffset } from '@surco/shared/platform';
import { removeHint, showHint } from './showHint';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Smaller differences are usual and change no date but around midnight. */
const MIN_DIFFERENCE_MS = 10 * MINUTE_MS;
const DISMISSED_KEY = 'surco.clockHintDismissed';

function formatDifference(ms: number): string {
  if (ms < 2 * HOUR_MS) return formatCount(Math.round(ms / MINUTE_MS), 'minuto', 'minutos');
  return ms < 2 * DAY_MS
    ? formatCount(Math.round(ms / HOUR_MS), 'hora', 'horas')
    : formatCount(Math.round(ms / DAY_MS), 'día', 'días');
}

/** The browser may forbid storage; the hint then comes again after a reload. */
function isDismissed(): boolean {
  try {
    return sessionStorage.getItem(DISMISSED_KEY) !== null;
  } catch {
    return false;
  }
}

function rememberDismissal(): void {
  try {
    sessionStorage.setItem(DISMISSED_KEY, '1');
  } catch {
    // See isDismissed.
  }
}

/**
 * Says that the clock of the device differs from the server's, until the user closes the hint or corrects the clock.
 * @returns a function that stops it
 */
export function watchClock(): () => void {
  const check = (): void => {
    const offset = getClockOffset();
    if (Math.abs(offset) <= MIN_DIFFERENCE_MS) removeHint('clock');
    else if (!isDismissed())
      showHint('clock', {
        text: `El reloj de este dispositivo está ${offset > 0 ? 'atrasado' : 'adelantado'} ${formatDifference(Math.abs(offset))} respecto al servidor. Corrija la fecha y la hora en los ajustes del dispositivo.`,
        closeLabel: 'Entendido',
        onClose: rememberDismissal,
      });
  };
  check();
  // Who corrects the clock in the settings of the device comes back to this page.
  document.addEventListener('visibilitychange', check);
  const unsubscribe = subscribeToClockOffset(check);
  return () => {
    document.removeEventListener('visibilitychange', check);
    unsubscribe();
  };
}
