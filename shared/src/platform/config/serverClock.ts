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

/** Smaller differences are those of the way and of the seconds of the header. */
const MIN_CHANGE_MS = 60_000;

/** Constant while nobody sets the clock of the device, apart from the time it sleeps. */
const readWallClockLead = (): number => Date.now() - performance.now();

const clock = createStore<{ offset: number }>()(() => ({ offset: readStoredOffset() }));
let comparedLead = readWallClockLead();

function setOffset(offset: number): void {
  clock.setState({ offset });
  storeOffset(offset);
}

/**
 * In ms; negative when the clock of this device is ahead. Without a network, a clock that was moved by the known
 * difference since it was compared is taken for corrected.
 */
export function getClockOffset(): number {
  const { offset } = clock.getState();
  const moved = readWallClockLead() - comparedLead;
  if (offset === 0 || Math.abs(moved - offset) >= MIN_CHANGE_MS) return offset;
  setOffset(0);
  return 0;
}

/** The present time by the clock of the server (ms since the epoch). */
export const getServerTime = (): number => Date.now() + getClockOffset();

/** Calls `listener` at every change. @returns a function that ends it */
export const subscribeToClockOffset = (listener: () => void): (() => void) => clock.subscribe(() => listener());

/** The server wrote its time during the request, so a slow one says little; a device may also have slept meanwhile. */
const MAX_ROUND_TRIP_MS = 30_000;

/**
 * Compares the clock of this device with the server's.
 * @param dateHeader the `Date` of the answer
 * @param sentAt when the request was sent (ms since the epoch)
 */
export function measureClock(dateHeader: string | null, sentAt: number): void {
  const now = Date.now();
  const offset = Date.parse(dateHeader ?? '') - now;
  const isReliable = now >= sentAt && now - sentAt <= MAX_ROUND_TRIP_MS;
  if (!isReliable || Number.isNaN(offset)) return;
  const known = getClockOffset();
  comparedLead = readWallClockLead();
  if (Math.abs(offset - known) >= MIN_CHANGE_MS) setOffset(offset);
}
