import type { ImportError } from '@surco/shared/contract';
import type { Tx } from '../../../core/db/transaction';
import { createEventLoopYield } from '../../../core/createEventLoopYield';
import { toLookupKey } from '../../../core/workbook/rows/toLookupKey';
import type { LocalityColumn, LocalityRow } from './localityColumns';
import { type ResolvedLocalityRow, readLocationLookup, readCurrentZones } from './locationLookup';

type Lookup = Awaited<ReturnType<typeof readLocationLookup>>;

/**
 * Resolves the names of a row to ids. Adds an error for each unknown name, or when the zone does not cover the state,
 * and then returns null.
 */
function resolveRow(
  { findState, findZoneByName }: Lookup,
  row: LocalityRow,
  errors: ImportError[],
): ResolvedLocalityRow | null {
  const reject = (column: LocalityColumn, message: string): null => {
    errors.push({ row: row.row, column, message });
    return null;
  };
  const state = findState(row.state);
  const zone = findZoneByName(row.zone);
  if (!state) reject('estado', 'No hay un estado con este nombre.');
  if (!zone) reject('zona', 'No hay una zona con este nombre.');
  if (!state || !zone) return null;
  if (zone.stateIds.includes(state.id)) return { ...row, stateId: state.id, zoneId: zone.id };
  return reject('estado', `La zona ${zone.name} no abarca ${state.name}.`);
}

/** A locality is identified by name, municipality and state, without case and accents. */
const formatLocalityKey = ({ stateId, municipality, name }: ResolvedLocalityRow): string =>
  JSON.stringify([stateId, toLookupKey(municipality), toLookupKey(name)]);

function reportDuplicates(rows: readonly ResolvedLocalityRow[], errors: ImportError[]): void {
  const firstRows = new Map<string, number>();
  for (const row of rows) {
    const key = formatLocalityKey(row);
    const firstRow = firstRows.get(key);
    if (firstRow === undefined) firstRows.set(key, row.row);
    else
      errors.push({ row: row.row, column: 'nombre', message: `Es la misma localidad que la de la fila ${firstRow}.` });
  }
}

/**
 * Validates every row by the rules of POST /localities.
 * @param errors receives an error for each invalid cell
 * @returns the localities to insert, in a fixed order so that two imports cannot deadlock; existing localities of the
 * same zone are skipped
 */
export async function planLocalityImport(
  tx: Tx,
  rows: readonly LocalityRow[],
  errors: ImportError[],
): Promise<readonly ResolvedLocalityRow[]> {
  const lookup = await readLocationLookup(tx);
  const resolved: ResolvedLocalityRow[] = [];
  const yieldIfDue = createEventLoopYield();
  for (const row of rows) {
    const found = resolveRow(lookup, row, errors);
    if (found) resolved.push(found);
    await yieldIfDue();
  }
  reportDuplicates(resolved, errors);
  const currentZoneByRow = await readCurrentZones(tx, resolved);
  for (const { row, zoneId } of resolved) {
    const zone = lookup.findZoneById(currentZoneByRow.get(row) ?? zoneId);
    if (zone && zone.id !== zoneId)
      errors.push({
        row,
        column: 'zona',
        message: `Esta localidad ya está en la zona ${zone.name}: cámbiela en la lista.`,
      });
  }
  return resolved
    .filter(({ row }) => !currentZoneByRow.has(row))
    .toSorted((a, b) => (formatLocalityKey(a) < formatLocalityKey(b) ? -1 : 1));
}
