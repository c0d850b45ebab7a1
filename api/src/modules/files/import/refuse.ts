import type { ImportError } from '@surco/shared/contract';
import { plural } from '@surco/shared/domain/formats';
import { Failure } from '../../../http/failure';
import { type ImportColumns, namesOf } from './sheet';

/** As many as anyone will mend at a time. */
const mostErrors = 1_000;

/** By row and, in it, in the order of reading. */
function inOrder(errors: readonly ImportError[], columns: ImportColumns<string>): ImportError[] {
  const places = new Map(namesOf(columns).map((name, at) => [name, at]));
  const place = ({ column }: ImportError): number => places.get(column) ?? -1;
  return errors.toSorted((a, b) => a.row - b.row || place(a) - place(b));
}

function shortened(all: readonly ImportError[]): ImportError[] {
  if (all.length <= mostErrors) return [...all];
  const [last] = all.slice(-1);
  const message = `Hay ${plural(all.length - mostErrors, 'error más', 'errores más')} que no se muestran.`;
  return [...all.slice(0, mostErrors), { row: last?.row ?? 0, column: '', message }];
}

/** All or nothing: with anything wrong the whole file goes back, with a report of what and where. */
export function refuseErrors(
  errors: readonly ImportError[],
  columns: ImportColumns<string>,
  reportOf: (errors: ImportError[]) => object,
): void {
  if (errors.length > 0)
    throw new Failure('IMPORTACION_CON_ERRORES', { data: reportOf(shortened(inOrder(errors, columns))) });
}
