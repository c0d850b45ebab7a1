import { formatCount } from '../../domain/text/formats';
import type { ImportColumn, ImportColumns, ImportDecision, ImportDuplicate } from '../../contract';
import type { ImportDecisions, ImportEndState, ImportMatches, ImportOutcome, ImportStep } from './import-types';

/** State of an import; the chosen file is kept separately until another one is chosen. */
export type ImportPhase =
  | { at: 'choosing' }
  /** The file was rejected before the upload, or a resumed import of it was refused or lost; `text` says so. */
  | { at: 'invalidFile'; text: string }
  /** The headings of the file are being read. */
  | { at: 'reading' }
  | { at: 'working'; dryRun: boolean; step: ImportStep }
  /** There is no outcome: no network, not a spreadsheet, a file that cannot be read any more. */
  | { at: 'failed'; error: unknown; dryRun: boolean }
  | { at: 'refused'; outcome: ImportOutcome; dryRun: boolean }
  | { at: 'checked'; outcome: ImportOutcome }
  | { at: 'done'; outcome: ImportOutcome };

/** State of the import page, which may have been left during an import. */
export type ImportPagePhase =
  | ImportPhase
  /** Started before the page was left and still running. */
  | { at: 'resumed'; fileName: string; step: ImportStep }
  /** A resumed import has ended; its notification lists what was created. */
  | { at: 'finished'; fileName: string };

/** The page state for the end of a resumed import. */
export function toEndPhase(end: ImportEndState, fileName: string): ImportPagePhase {
  if (end === 'DONE') return { at: 'finished', fileName };
  const text =
    end === 'REFUSED'
      ? 'no registró nada. Elija el archivo y revíselo para ver qué corregir.'
      : 'no se encontró. Elija el archivo y revíselo: lo que ya se haya registrado no se repite.';
  return { at: 'invalidFile', text: `La importación de ${fileName} ${text}` };
}

/** The state for the outcome of a dry run or an import. */
export function toResultPhase(dryRun: boolean, outcome: ImportOutcome): ImportPhase {
  if (outcome.errors.length > 0) return { at: 'refused', outcome, dryRun };
  return dryRun ? { at: 'checked', outcome } : { at: 'done', outcome };
}

const MEGABYTE = 1024 * 1024;

/** Checks a file before the upload; returns the error text or `null`. */
export function validateFile({ name, size }: Pick<File, 'name' | 'size'>, maxBytes: number): string | null {
  if (!/\.(xlsx|csv|txt)$/i.test(name)) return 'Elija una hoja de cálculo de Excel (.xlsx) o un archivo .csv.';
  if (size === 0) return 'El archivo está vacío.';
  if (size > maxBytes) return `El archivo pesa más de ${maxBytes / MEGABYTE} MB. Divídalo en varios.`;
  return null;
}

/** Formats bytes as KB or MB, e.g. 1,234 → "1.2 KB". */
export const formatFileSize = (bytes: number): string =>
  bytes < MEGABYTE
    ? `${Math.max(0.1, Math.round(bytes / 102.4) / 10)} KB`
    : `${Math.round(bytes / (MEGABYTE / 10)) / 10} MB`;

/** The sentence that names the sheet that was read; '' when the file has none. */
export const describeSheet = ({ sheet }: Pick<ImportOutcome, 'sheet'>): string =>
  sheet ? `Se leyó la hoja «${sheet}».` : '';

/** Formats an outcome, e.g. "12 ventas en 40 filas". */
export const describeOutcome = (
  { createdCount, rows }: ImportOutcome,
  [one, many]: readonly [string, string],
): string => `${formatCount(createdCount, one, many)} en ${formatCount(rows, 'fila', 'filas')}`;

const otherVerbs = {
  done: {
    invite: ['Se envió', 'Se enviaron'],
    merge: ['completó otro registro', 'completaron otros registros'],
    skip: ['Se omitió', 'Se omitieron'],
  },
  planned: {
    invite: ['Se enviará', 'Se enviarán'],
    merge: ['completará otro registro', 'completarán otros registros'],
    skip: ['Se omitirá', 'Se omitirán'],
  },
} as const;

/** The sentences about invitations, and about rows that create no record; '' without such. */
export function describeOthers(
  { mergedCount = 0, skippedCount = 0, invited = 0 }: ImportOutcome,
  tense: keyof typeof otherVerbs,
): string {
  const { invite, merge, skip } = otherVerbs[tense];
  const pick = (count: number, verbs: readonly [string, string]): string => verbs[count === 1 ? 0 : 1];
  const countRows = (rows: number): string => formatCount(rows, 'fila', 'filas');
  return [
    invited > 0 && `${pick(invited, invite)} ${formatCount(invited, 'invitación', 'invitaciones')} por correo.`,
    mergedCount > 0 && `${countRows(mergedCount)} ${pick(mergedCount, merge)}.`,
    skippedCount > 0 && `${pick(skippedCount, skip)} ${countRows(skippedCount)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Whether there are errors, and all are of rows, which can be left out, and none of the file. */
export const areOfRows = (errors: readonly { row: number }[]): boolean =>
  errors.length > 0 && errors.every(({ row }) => row > 0);

/** The same decision about several rows. */
export const createDecisions = (rows: readonly { row: number }[], decision: ImportDecision): ImportDecisions =>
  Object.fromEntries(rows.map(({ row }) => [row, decision]));

/** The decision about a duplicate: the person's, else what the server does by itself; null when there is none. */
export const getDecision = (
  { row, decision }: Pick<ImportDuplicate, 'row' | 'decision'>,
  decisions: ImportDecisions,
): ImportDecision | null => decisions[row] ?? decision;

/** The number of duplicates about which the person has to decide. */
export const countUndecided = ({ duplicates = [] }: ImportOutcome, decisions: ImportDecisions): number =>
  duplicates.filter((duplicate) => !getDecision(duplicate, decisions)).length;

/** Counts the outcome of a dry run with the decisions of the person. */
export function applyDecisions(outcome: ImportOutcome, decisions: ImportDecisions) {
  const duplicates = outcome.duplicates ?? [];
  const countChange = (decision: ImportDecision): number =>
    duplicates.filter((duplicate) => getDecision(duplicate, decisions) === decision).length -
    duplicates.filter((duplicate) => duplicate.decision === decision).length;
  return {
    ...outcome,
    createdCount: outcome.createdCount + countChange('CREATE'),
    mergedCount: (outcome.mergedCount ?? 0) + countChange('MERGE'),
    skippedCount: (outcome.skippedCount ?? 0) + countChange('SKIP'),
    undecidedCount: countUndecided(outcome, decisions),
  };
}

/** The columns that need a heading and have none. */
export const findMissingColumns = ({ columns }: ImportColumns, matches: ImportMatches): readonly ImportColumn[] =>
  columns.filter(({ name, required }) => required && !matches[name]);

/** The headings that nothing is read from. */
export function findUnusedHeadings({ headings }: ImportColumns, matches: ImportMatches): readonly string[] {
  const used = new Set(Object.values(matches));
  return headings.filter((heading) => !used.has(heading));
}
