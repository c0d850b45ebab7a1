import { isRecord } from '../platform';

/** An import that the server was given and whose end nobody has seen here; what is kept goes when the person signs out. */
export interface RunningImport {
  key: string;
  fileName: string;
}

const placeOf = (noun: string): string => `surco.import.${noun}`;

export function runningImport(noun: string): RunningImport | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(placeOf(noun)) ?? 'null');
    if (!isRecord(kept) || typeof kept.key !== 'string' || typeof kept.fileName !== 'string') return null;
    return { key: kept.key, fileName: kept.fileName };
  } catch {
    return null;
  }
}

export function keepImport(noun: string, running: RunningImport): void {
  try {
    localStorage.setItem(placeOf(noun), JSON.stringify(running));
  } catch {
    // Where nothing is kept, an import that was left is told of by its notice alone.
  }
}

/** Forgets this one; another that was begun meanwhile stays. */
export function forgetImport(noun: string, key: string): void {
  if (runningImport(noun)?.key === key) localStorage.removeItem(placeOf(noun));
}
