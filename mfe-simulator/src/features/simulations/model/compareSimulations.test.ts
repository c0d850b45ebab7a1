import { formatSilageName, formatSilageSubtitle } from '@surco/shared/domain';
import { createSavedExample } from '../../../testing/openSection';
import { compareSimulations, filterDifferences } from './compareSimulations';
import { nameCompared } from './nameCompared';
import { toSilageDescription } from './simulationDescription';

// The worked examples E1 to E4 of `shared/src/domain/silage`; their results are asserted there.
const milk = createSavedExample(0);
const fattening = createSavedExample(1);
const dualPurpose = createSavedExample(2);
const sale = createSavedExample(3);
/** E1 (100 animals, 19.7 ha, $906,490) with a larger herd, area and cost. */
const largerMilk = createSavedExample(0, {
  id: 'm-9',
  input: { ...milk.input, animals: 120 },
  result: { ...milk.result, hectares: 23.7, costTotal: 1_000_000 },
});

const listRows = (groups: ReturnType<typeof compareSimulations>) => groups.flatMap(({ rows }) => rows);
const findRow = (groups: ReturnType<typeof compareSimulations>, key: string) =>
  listRows(groups).find((row) => row.key === key);

test('R-09 marks differing rows with the difference to the first', () => {
  const groups = compareSimulations([milk, largerMilk]);
  expect(findRow(groups, 'animals')).toMatchObject({
    label: 'Animales',
    differs: true,
    cells: [
      { text: '100 cabezas', difference: '' },
      { text: '120 cabezas', difference: '+20 cabezas (+20 %)' },
    ],
  });
  expect(findRow(groups, 'hectares')?.cells[1]).toEqual({ text: '23.7 ha', difference: '+4.0 ha (+20.3 %)' });
  expect(findRow(groups, 'costTotal')?.cells[1]?.difference).toBe('+$93,510.00 (+10.3 %)');
  expect(findRow(groups, 'product')?.differs).toBe(false);
  // A difference that rounds to 0 %.
  const dearer = createSavedExample(0, { id: 'm-8', result: { ...milk.result, costTotal: 906_390 } });
  expect(findRow(compareSimulations([milk, dearer]), 'costTotal')?.cells[1]?.difference).toBe('−$100.00');
});

test.each([...compareSimulations([milk, sale])])('R-09 lists each row of $title once', ({ rows }) => {
  const keys = rows.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

test('R-09 starts with the results, then the inputs that differ, then the equal ones', () => {
  const groups = compareSimulations([milk, largerMilk]);
  expect(groups.map(({ title }) => title)).toEqual([
    'Siembra y cosecha',
    'Silo',
    'Costos',
    'Ahorro',
    'Leche',
    'Datos distintos',
    'Datos iguales',
  ]);
  expect(groups.at(-2)?.rows.map(({ key }) => key)).toEqual(['animals']);
});

test('R-09 can show only differences; equal simulations show none', () => {
  expect(listRows(filterDifferences(compareSimulations([milk, largerMilk]))).map(({ key }) => key)).toEqual([
    'hectares',
    'costTotal',
    'animals',
  ]);
  expect(filterDifferences(compareSimulations([milk, createSavedExample(0, { id: 'm-8' })]))).toEqual([]);
});

test('R-09 compares both modes, with a dash where a metric does not apply', () => {
  const groups = compareSimulations([milk, sale, fattening, dualPurpose]);
  expect(findRow(groups, 'profit')?.cells.map(({ text }) => text)).toEqual(['–', '$2,352,510.00', '–', '–']);
  expect(findRow(groups, 'saving')?.cells[1]).toEqual({ text: '–', difference: '' });
  expect(findRow(groups, 'salePrice')?.cells.map(({ text }) => text)).toEqual(['–', '$1,300.00/t', '–', '–']);
  expect(
    listRows(groups)
      .flatMap(({ cells }) => cells.map(({ text }) => text))
      .join(),
  ).not.toMatch(/NaN|Infinity|null/);
  expect(new Set(listRows(groups).map(({ key }) => key)).size).toBeGreaterThan(35);
});

describe('simulations that differ only in a setting', () => {
  const withInput = (id: string, change: Partial<typeof milk.input>) =>
    createSavedExample(0, { id, name: 'Leche', input: { ...milk.input, ...change } });
  const bag = withInput('m-2', { silo: { ...milk.input.silo, type: 'BOLSA' } });
  const discounted = withInput('m-3', { discount: 0.05, reserve: 0.2 });

  test('R-09 are named by it where they are compared', () => {
    const original = withInput('m-1', {});
    expect(nameCompared([original, bag])).toEqual(['Leche · Tipo de silo: Búnker', 'Leche · Tipo de silo: Bolsa']);
    expect(nameCompared([original, discounted])[1]).toBe('Leche · Reserva: 20 % · Descuento en la semilla: 5 %');
    expect(nameCompared([original, fattening])[0]).toBe('Leche');
  });

  test('R-09 have another subtitle and, by another silo, another proposed name', () => {
    expect(formatSilageSubtitle(toSilageDescription(bag))).toMatch(/ · Bolsa/);
    expect(formatSilageSubtitle(toSilageDescription(discounted))).toMatch(
      / · Búnker · reserva 20\s% · descuento 5\s%$/,
    );
    expect(formatSilageName(toSilageDescription(bag))).toBe('Leche · 100 animales · Bolsa');
  });
});
