import { formatCount } from '@surco/shared/domain';
import { HttpError } from './httpError';

type ReferenceCount = readonly [count: number, singular: string, plural: string];

/**
 * Refuses to delete a record that others reference, and counts them: "La zona Laguna está en uso y no se puede
 * eliminar: 10 localidades y 2 usuarios."
 * @param record names the record with its article, as the subject of that sentence
 * @throws HttpError 409
 */
export function assertUnreferenced(record: string, uses: readonly ReferenceCount[]): void {
  const counts = uses.filter(([count]) => count > 0).map((reference) => formatCount(...reference));
  if (counts.length === 0) return;
  const list = new Intl.ListFormat('es-MX').format(counts);
  throw new HttpError('EN_USO', { text: `${record} está en uso y no se puede eliminar: ${list}.` });
}
