import { createTargetGrid } from '../../../testing/targetFixtures';
import { parsePastedTargets } from './parsePastedTargets';

const grid = createTargetGrid();
const parse = (text: string) => parsePastedTargets(text, grid, 'bags');

test.each([
  ['a name and a target', 'Ana Peña\t400', [{ ownerId: 'ana', productId: null, value: 400 }]],
  [
    'semicolons, other case and no accents',
    'ANA PENA; dkx-620; 1,200',
    [{ ownerId: 'ana', productId: 'p1', value: 1200 }],
  ],
  ['all products by name', 'Ana Peña;Total;5', [{ ownerId: 'ana', productId: null, value: 5 }]],
  ['an empty target', 'Ana Peña\tDKX-620\t', [{ ownerId: 'ana', productId: 'p1', value: null }]],
  [
    'a heading and two lines',
    'Consultor\tMeta\nAna Peña\t1\r\nLuis Rey\t2',
    [
      { ownerId: 'ana', productId: null, value: 1 },
      { ownerId: 'luis', productId: null, value: 2 },
    ],
  ],
  [
    'a table with product codes',
    'Consultor\tTotal\tDKX-700\tDKX-620\nLuis Rey\t30\t\t10',
    [
      { ownerId: 'luis', productId: null, value: 30 },
      { ownerId: 'luis', productId: 'p2', value: null },
      { ownerId: 'luis', productId: 'p1', value: 10 },
    ],
  ],
])('X-23 reads %s', (_, text, targets) => {
  expect(parse(text)).toEqual({ targets, rejected: [] });
});

test('X-23 says which lines it rejects, and why; consultants who left get no target', () => {
  expect(parse('Ana Peña\nNadie\t5\nAna Peña\tDKX-1\t5\nAna Peña\t1.5\nEva Sol\t5\n\nLuis Rey\tDKX-620\t7')).toEqual({
    targets: [{ ownerId: 'luis', productId: 'p1', value: 7 }],
    rejected: [
      { line: 1, text: 'Ana Peña', reason: 'se esperaban dos o tres columnas' },
      { line: 2, text: 'Nadie · 5', reason: 'no hay un consultor activo con ese nombre' },
      { line: 3, text: 'Ana Peña · DKX-1 · 5', reason: 'no hay un producto con esa clave' },
      { line: 4, text: 'Ana Peña · 1.5', reason: 'la meta no es válida' },
      { line: 5, text: 'Eva Sol · 5', reason: 'no hay un consultor activo con ese nombre' },
    ],
  });
});
