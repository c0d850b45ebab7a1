import { createStore } from 'zustand';

/*
 * How far the clock of this device is behind that of the server, as the `Date` header of the last answers says. Without
 * a network the last known difference counts, also after a reload.
 */
const CLOCK_KEY = 'surco.clockOffset';

function readStoredOffset(): number {
  try {
    const offset = Number(localStorage.getItem(CLOCK_KEY));
    return Number.isFinite(offset) ? offset : 0;
  } catch {
    return 0;
  }
}

function storeOffset(offset: number): void {
  try {
    localStorage.setItem(CLOCK_KEY, String(offset));
  } catch {
    // Without storage the difference is known until the page is closed.
  }
}

const clock = createStore<{ offset: number }>()(() => ({ offset: readStoredOffset() }));

/** In ms; negative when the clock of this device is ahead. */
export const getClockOffset = (): number => clock.getState().offset;

/** The present time by the clock of the server (ms since the epoch). */
export const getServerTime = (): number => Date.now() + getClockOffset();

/** Calls `listener` at every change. @returns a function that ends it */
export const subscribeToClockOffset = (listener: () => void): (() => void) => clock.subscribe(() => listener());

/** The server wrote its time during the request, so a slow one says little; a device may also have slept meanwhile. */
const MAX_ROUND_TRIP_MS = 30_000;
/** Smaller differences are those of the way and of the seconds of the header. */
const MIN_CHANGE_MS = 60_000;

/**
 * Compares the clock of this device with the server's.
 * @param dateHeader the `Date` of the answer
 * @param sentAt when the request was sent (ms since the epoch)
 */
export function measureClock(dateHeader: string | null, sentAt: number): void {
  const now = Date.now();
  const offset = Date.parse(dateHeader ?? '') - now;
  const isReliable = now >= sentAt && now - sentAt <= MAX_ROUND_TRIP_MS;
  if (!isReliable || !(Math.abs(offset - getClockOffset()) >= MIN_CHANGE_MS)) return;
  clock.setState({ offset });
  storeOffset(offset);
}
