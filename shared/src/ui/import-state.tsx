import { plural } from '../domain/formats';
import type { ImportEnd, ImportOutcome, ImportStep } from './import-types';

/** Where the person is on the way from a file to records; the file itself stays chosen until another is. */
export type ImportPhase =
  | { at: 'choosing' }
  /** Not worth sending. */
  | { at: 'unfit'; text: string }
  | { at: 'working'; dryRun: boolean; step: ImportStep }
  /** Nothing is known of what is in the file: no network, no spreadsheet. */
  | { at: 'failed'; error: unknown; dryRun: boolean }
  | { at: 'refused'; outcome: ImportOutcome; dryRun: boolean }
  | { at: 'checked'; outcome: ImportOutcome }
  | { at: 'done'; outcome: ImportOutcome };

/** The same on a page that may have been left meanwhile. */
export type ImportPagePhase =
  | ImportPhase
  /** Begun before the page was left, and found going on. */
  | { at: 'resumed'; fileName: string; step: ImportStep }
  /** Its end was waited for, and what it made is told by its notice. */
  | { at: 'over'; fileName: string };

/** How an import ended that was found going on. */
export function phaseAtEnd(end: ImportEnd, fileName: string): ImportPagePhase {
  if (end === 'DONE') return { at: 'over', fileName };
  const what =
    end === 'REFUSED'
      ? 'no registró nada. Elija el archivo y revíselo para ver qué corregir.'
      : 'no se encontró. Elija el archivo y revíselo: lo que ya se haya registrado no se repite.';
  return { at: 'unfit', text: `La importación de ${fileName} ${what}` };
}

/** What a finished attempt leads to. */
export function phaseAfter(dryRun: boolean, outcome: ImportOutcome): ImportPhase {
  if (outcome.problems.length > 0) return { at: 'refused', outcome, dryRun };
  return dryRun ? { at: 'checked', outcome } : { at: 'done', outcome };
}

const MEGABYTE = 1024 * 1024;

/** Why a file need not be sent at all; null when it is worth a try. */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>, maxBytes: number): string | null {
  if (!name.toLowerCase().endsWith('.xlsx')) return 'Elija una hoja de cálculo de Excel (.xlsx).';
  if (size === 0) return 'El archivo está vacío.';
  if (size > maxBytes) return `El archivo pesa más de ${maxBytes / MEGABYTE} MB. Divídalo en varios.`;
  return null;
}

/** 1,234 bytes → "1.2 KB". */
export const sizeText = (bytes: number): string =>
  bytes < MEGABYTE
    ? `${Math.max(0.1, Math.round(bytes / 102.4) / 10)} KB`
    : `${Math.round(bytes / (MEGABYTE / 10)) / 10} MB`;

/** "12 ventas en 40 filas". */
export const outcomeText = ({ made, rows }: ImportOutcome, [one, many]: readonly [string, string]): string =>
  `${plural(made, one, many)} en ${plural(rows, 'fila', 'filas')}`;
