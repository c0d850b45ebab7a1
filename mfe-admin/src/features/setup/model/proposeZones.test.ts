import { proposeZones } from './proposeZones';

const states = [
  { value: '05', label: 'Coahuila' },
  { value: '10', label: 'Durango' },
  { value: '14', label: 'Jalisco' },
];

test.each([
  [
    'state',
    [
      ['Coahuila', ['05']],
      ['Durango', ['10']],
      ['Jalisco', ['14']],
    ],
  ],
  [
    'region',
    [
      ['Norte', ['05', '10']],
      ['Occidente', ['14']],
    ],
  ],
  ['one', [['Zona única', ['05', '10', '14']]]],
] as const)('R-52 proposes zones by %s', (grouping, expected) =>
  expect(proposeZones(states, grouping).map(({ name, stateIds }) => [name, stateIds])).toEqual(expected),
);

test('R-52 every state is in one region, whose key can be part of the id of a field', () => {
  const all = Array.from({ length: 32 }, (_, index) => String(index + 1).padStart(2, '0'));
  const proposed = proposeZones(
    all.map((value) => ({ value, label: value })),
    'region',
  );
  expect(proposed.flatMap(({ stateIds }) => stateIds).toSorted()).toEqual(all);
  expect(proposed.filter(({ key }) => key.includes(' '))).toEqual([]);
});
