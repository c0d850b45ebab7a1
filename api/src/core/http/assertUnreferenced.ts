import { formatCount } from '@surco/shared/domain';
import { HttpError } from './httpError';

type ReferenceCount = readonly [count: number, one: string, many: string];

/**
 * Refuses to delete a record that others reference, and counts them: "La zona Laguna está en uso: 10 localidades y 2 usuarios."
 * @throws HttpError 409
 */
export function assertUnreferenced(what: string, uses: readonly ReferenceCount[]): void {
  const by = uses.filter(([count]) => count > 0).map(([count, one, many]) => formatCount(count, one, many));
  if (by.length === 0) return;
  const list = new Intl.ListFormat('es-MX').format(by);
  throw new HttpError('EN_USO', { text: `${what} está en uso y no se puede eliminar: ${list}.` });
}
