import { createTargetGrid } from '../../../testing/targetFixtures';
import {
  applyTargets,
  describeConflicts,
  listChangedKeys,
  mapErrorsToForm,
  rebaseChanges,
  replaceTargets,
  sumTypedTargets,
  toFormValues,
  toRequestBody,
  validateTargetForm,
} from './targetForm';

const grid = createTargetGrid({
  cells: [
    { ownerId: 'ana', productId: null, bags: 100, total: null, version: 3 },
    { ownerId: 'ana', productId: 'p1', bags: 30, total: '500.00', version: 1 },
  ],
});
const stored = toFormValues(grid);
const changed = {
  cells: { ...stored.cells, 'ana:': { bags: 120, total: null }, 'luis:p2': { bags: null, total: 10.5 } },
};

test('X-23 sends only the changed targets, with the versions that they replace', () => {
  expect(listChangedKeys(grid, stored)).toEqual([]);
  expect(toRequestBody(grid, changed)).toEqual({
    seasonId: 's1',
    owner: 'consultant',
    cells: [
      { ownerId: 'ana', productId: null, bags: 120, total: null, version: 3 },
      { ownerId: 'luis', productId: 'p2', bags: null, total: '10.50', version: null },
    ],
  });
});

test.each([
  ['half a bag', { bags: 1.5, total: null }, 'Escriba bolsas enteras, de 0 a 10,000,000.'],
  ['text', { bags: Number.NaN, total: null }, 'Escriba bolsas enteras, de 0 a 10,000,000.'],
  ['a negative amount', { bags: 1, total: -1 }, 'Escriba un importe de 0 o más, con dos decimales como máximo.'],
])('X-23 rejects %s at its cell', (_, target, message) => {
  expect(validateTargetForm({ cells: { ...stored.cells, 'luis:': target } }, grid)).toEqual([
    { path: 'cells.luis:', message },
  ]);
});

test('X-23 asks for a change when there is none', () => {
  expect(validateTargetForm(stored, grid)).toEqual([{ path: 'cells', message: 'Cambie al menos una meta.' }]);
});

test('X-23 after a conflict keeps what the user changed on top of the stored targets, and says what they are', () => {
  const newer = createTargetGrid({ cells: [{ ownerId: 'ana', productId: null, bags: 90, total: '5.00', version: 4 }] });
  const rebased = rebaseChanges(grid, newer, changed);
  expect(rebased.cells).toEqual({
    'ana:': { bags: 120, total: null },
    'luis:p2': { bags: null, total: 10.5 },
  });
  expect(toRequestBody(newer, rebased).cells[0]).toMatchObject({ ownerId: 'ana', version: 4 });
  const errors = mapErrorsToForm([{ path: 'cells.0', message: 'x' }], toRequestBody(grid, changed));
  expect(describeConflicts(errors, newer)).toEqual([
    {
      path: 'cells.ana:',
      message: 'Otra persona la cambió a 90 bolsas y $5.00. Guarde otra vez para dejar la suya.',
    },
  ]);
});

test('X-23 writes proposed targets into the rows and columns of the table only', () => {
  const value = { bags: 5, total: null };
  const { cells, count } = applyTargets(stored.cells, grid, [
    { ownerId: 'luis', productId: null, ...value },
    { ownerId: 'eva', productId: null, ...value },
    { ownerId: 'ana', productId: 'unknown', ...value },
  ]);
  expect(count).toBe(1);
  expect(Object.keys(cells)).toEqual(['ana:', 'ana:p1', 'luis:']);
});

test('X-23 the sum counts the target for all products instead of its products', () => {
  expect(sumTypedTargets(grid, changed)).toEqual({ bags: 120, total: '510.50' });
});

test('X-23 a copy replaces all targets of those for whom it has any, so that its sum counts', () => {
  const others = { cells: { ...stored.cells, 'luis:': { bags: 70, total: null } } };
  const { cells } = replaceTargets(others.cells, grid, [{ ownerId: 'ana', productId: 'p2', bags: 45, total: null }]);
  expect(sumTypedTargets(grid, { cells }).bags).toBe(45 + 70);
  expect(listChangedKeys(grid, { cells })).toEqual(['ana:', 'ana:p1', 'luis:', 'ana:p2']);
});
