import { plural } from '@surco/shared/domain/formats';
import { Failure } from '../http/failure';

type Use = readonly [count: number, one: string, many: string];

/**
 * Refuses to delete what others use, and says by what: "La zona Laguna está en uso: 10 localidades y 2 usuarios."
 * @throws Failure 409
 */
export function refuseInUse(what: string, uses: readonly Use[]): void {
  const by = uses.filter(([count]) => count > 0).map(([count, one, many]) => plural(count, one, many));
  if (by.length === 0) return;
  const list = new Intl.ListFormat('es-MX').format(by);
  throw new Failure('EN_USO', { text: `${what} está en uso y no se puede eliminar: ${list}.` });
}
