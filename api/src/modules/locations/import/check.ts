import type { ImportError } from '@surco/shared/contract';
import type { Tx } from '../../../db/transaction';
import { breather } from '../../files/breathe';
import { word } from '../../files/import/word';
import type { PlaceColumn, PlaceRow } from './columns';
import { type PlacedRow, readPlaces, zonesNow } from './known';

type Known = Awaited<ReturnType<typeof readPlaces>>;

/** Names become records; what is wrong is gathered. */
function place({ stateOf, zoneOf }: Known, row: PlaceRow, errors: ImportError[]): PlacedRow | null {
  const wrong = (column: PlaceColumn, message: string): null => {
    errors.push({ row: row.row, column, message });
    return null;
  };
  const state = stateOf(row.state);
  const zone = zoneOf(row.zone);
  if (!state) wrong('estado', 'No hay un estado con este nombre.');
  if (!zone) wrong('zona', 'No hay una zona con este nombre.');
  if (!state || !zone) return null;
  if (zone.stateIds.includes(state.id)) return { ...row, stateId: state.id, zoneId: zone.id };
  return wrong('estado', `La zona ${zone.name} no abarca ${state.name}.`);
}

/** A locality is known by its name in its municipality and state, whatever its case and accents. */
const placeKey = ({ stateId, municipality, name }: PlacedRow): string =>
  JSON.stringify([stateId, word(municipality), word(name)]);

function refuseTwice(rows: readonly PlacedRow[], errors: ImportError[]): void {
  const first = new Map<string, number>();
  for (const row of rows) {
    const key = placeKey(row);
    const known = first.get(key);
    if (known === undefined) first.set(key, row.row);
    else errors.push({ row: row.row, column: 'nombre', message: `Es la misma localidad que la de la fila ${known}.` });
  }
}

/**
 * Holds every row against the rules of a locality that is typed in.
 * @returns those to write, in one order whatever the file's, so that two who write at once do not wait for each other
 * for ever; what is there already, in the same zone, is passed over
 */
export async function checkPlaces(
  tx: Tx,
  rows: readonly PlaceRow[],
  errors: ImportError[],
): Promise<readonly PlacedRow[]> {
  const known = await readPlaces(tx);
  const placed: PlacedRow[] = [];
  const breathe = breather();
  for (const row of rows) {
    const found = place(known, row, errors);
    if (found) placed.push(found);
    await breathe();
  }
  refuseTwice(placed, errors);
  const now = await zonesNow(tx, placed);
  for (const { row, zoneId } of placed) {
    const zone = known.zoneWith(now.get(row) ?? zoneId);
    if (zone && zone.id !== zoneId)
      errors.push({
        row,
        column: 'zona',
        message: `Esta localidad ya está en la zona ${zone.name}: cámbiela en la lista.`,
      });
  }
  return placed.filter(({ row }) => !now.has(row)).toSorted((a, b) => (placeKey(a) < placeKey(b) ? -1 : 1));
}
