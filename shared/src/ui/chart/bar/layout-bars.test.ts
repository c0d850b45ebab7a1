import { layoutBars } from './layout-bars';

test('the longest bar has the full width, and parts follow each other', () => {
  const bars = layoutBars([
    { label: 'Maíz', values: [60, 20, 20] },
    { label: 'Sorgo', values: [25, 0, 0] },
  ]);
  expect(bars.map(({ total, segments }) => [total, segments])).toEqual([
    [
      100,
      [
        { from: 0, width: 60 },
        { from: 60, width: 20 },
        { from: 80, width: 20 },
      ],
    ],
    [
      25,
      [
        { from: 0, width: 25 },
        { from: 25, width: 0 },
        { from: 25, width: 0 },
      ],
    ],
  ]);
});

test('bars of 0 have no width', () =>
  expect(layoutBars([{ label: 'Maíz', values: [0] }])[0]?.segments).toEqual([{ from: 0, width: 0 }]));
