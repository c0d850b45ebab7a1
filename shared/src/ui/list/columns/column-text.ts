import type { ViewColumn } from '../../../contract';

const HIDDEN = '-';

/** Formats columns for an address and for the storage: `date,-season,total`; a hidden one has a minus sign. */
export const formatColumns = (columns: readonly ViewColumn[]): string =>
  columns.map(({ key, isShown }) => (isShown ? '' : HIDDEN) + encodeURIComponent(key).replace(/^-/, '%2D')).join(',');

function decodeKey(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** Parses what {@link formatColumns} returns. Empty, repeated and undecodable parts are left out. */
export function parseColumns(text: string): ViewColumn[] {
  const columns = new Map<string, ViewColumn>();
  for (const part of text.split(',')) {
    const isShown = !part.startsWith(HIDDEN);
    const key = decodeKey(isShown ? part : part.slice(1));
    if (key && !columns.has(key)) columns.set(key, { key, isShown });
  }
  return [...columns.values()];
}
