import { findInputErrors } from './forms';
import { adjustmentInput, inventoryRowsInput, maxInventoryRows } from './inventoryInput';

const id = '00000000-0000-4000-8000-000000000001';
const row = { seasonId: id, distributorId: id, productId: id, initial: 0 };
const bags = 'Escriba bolsas enteras, de 0 a 1,000,000.';

test.each<[object[], string[]]>([
  [[row], []],
  [[], ['rows: Escriba las bolsas de al menos un producto.']],
  [Array.from({ length: maxInventoryRows }, () => row), []],
  [Array.from({ length: maxInventoryRows + 1 }, () => row), ['rows: Se registran 500 productos a la vez como máximo.']],
  [[row, { ...row, initial: 1.5 }], [`rows.1.initial: ${bags}`]],
  [[{ ...row, initial: 1_000_001 }], [`rows.0.initial: ${bags}`]],
  [[{ ...row, initial: Number.NaN }], [`rows.0.initial: ${bags}`]],
  [[{ ...row, seasonId: '' }], ['rows.0.seasonId: Elija una temporada.']],
])('R-35 the rows %j have the errors %j', (rows, errors) => {
  const found = findInputErrors(inventoryRowsInput, { rows });
  expect(found.map(({ path, message }) => `${path}: ${message}`)).toEqual(errors);
});

test.each<[object, string[]]>([
  [{}, []],
  [{ adjustment: null }, ['adjustment: Escriba cuántas bolsas se suman o se restan.']],
  [{ adjustment: 0 }, ['adjustment: Escriba cuántas bolsas se suman o se restan.']],
  [{ adjustment: 1.5 }, ['adjustment: Escriba bolsas enteras, de 1 a 1,000,000.']],
  [{ adjustment: -1_000_001 }, ['adjustment: Escriba bolsas enteras, de 1 a 1,000,000.']],
  [{ reason: ' ' }, ['reason: Escriba el motivo del ajuste.']],
  [{ reason: 'x'.repeat(301) }, ['reason: Es demasiado largo: caben 300 caracteres.']],
])('R-36 an adjustment with %j has the errors %j', (change, errors) => {
  const found = findInputErrors(adjustmentInput, { adjustment: -5, reason: 'Conteo físico', ...change });
  expect(found.map(({ path, message }) => `${path}: ${message}`)).toEqual(errors);
});
