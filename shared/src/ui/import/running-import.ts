import { isRecord } from '../../platform';

/** An uploaded import whose end this device has not seen yet; removed from storage on sign-out. */
export interface RunningImport {
  /** The idempotency key of the import. */
  key: string;
  fileName: string;
}

/** @param noun plural of the imported records, e.g. `ventas` */
const getStorageKey = (noun: string): string => `surco.import.${noun}`;

/** Reads the running import of these records; null when there is none. @param noun plural, e.g. `ventas` */
export function readRunningImport(noun: string): RunningImport | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(getStorageKey(noun)) ?? 'null');
    if (!isRecord(stored) || typeof stored.key !== 'string' || typeof stored.fileName !== 'string') return null;
    return { key: stored.key, fileName: stored.fileName };
  } catch {
    return null;
  }
}

/** Stores the running import of these records in place of the former. @param noun plural, e.g. `ventas` */
export function storeRunningImport(noun: string, running: RunningImport): void {
  try {
    localStorage.setItem(getStorageKey(noun), JSON.stringify(running));
  } catch {
    // Without storage, only the notification reports an import whose page was left.
  }
}

/** Removes the stored import if it has this key; a newer one stays. */
export function removeRunningImport(noun: string, key: string): void {
  if (readRunningImport(noun)?.key === key) localStorage.removeItem(getStorageKey(noun));
}
