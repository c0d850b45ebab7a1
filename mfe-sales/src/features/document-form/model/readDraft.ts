import { isRecord } from '@surco/shared/platform';
import type { DocumentDraft, LineDraft } from './draft';
import type { DraftNames } from './names';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const figure = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const readLine = (value: unknown): LineDraft[] =>
  isRecord(value) && typeof value.productId === 'string'
    ? [
        {
          productId: value.productId,
          quantity: figure(value.quantity),
          discount: figure(value.discount),
          hectares: figure(value.hectares),
          lot: text(value.lot),
        },
      ]
    : [];

const readNames = (value: unknown): DraftNames =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).flatMap(([id, name]) => (typeof name === 'string' ? [[id, name]] : [])))
    : {};

/** A draft as storage gives it back; null for what is none. */
export function readDraft(values: unknown): DocumentDraft | null {
  if (!isRecord(values) || !Array.isArray(values.lines)) return null;
  return {
    version: figure(values.version),
    customerId: text(values.customerId),
    seasonId: text(values.seasonId),
    distributorId: text(values.distributorId),
    date: text(values.date),
    notes: text(values.notes),
    lines: values.lines.flatMap(readLine),
    ...(values.names === undefined ? {} : { names: readNames(values.names) }),
  };
}
