import { matchesItem, rankGroups, scoreItem } from './rankGroups';
import type { SearchItem } from './searchItem';

const createItem = (title: string, detail?: string): SearchItem => ({ kind: 'page', to: `/${title}`, title, detail });

test.each([
  ['Temporadas', undefined, 'temp', true],
  ['Parámetros generales', undefined, 'PARAMETROS', true],
  ['Parámetros generales', undefined, 'gen par', true],
  ['Mensajes', 'Parámetros', 'param', true],
  ['Temporadas', undefined, 'radas', false],
  ['Temporadas', undefined, 'temp x', false],
])('«%s» (%s) is found by «%s»: %s', (title, detail, text, isFound) =>
  expect(matchesItem(createItem(title, detail), text)).toBe(isFound),
);

test.each([
  ['Ventas', 'VENTAS', 3],
  ['Ventas del día', 'ventas', 2],
  ['Nueva venta', 'venta', 1],
  ['Juan Peña', 'pena', 1],
  ['Juan Peña', 'eña', 0],
])('scores «%s» for «%s» with %d', (title, text, score) => expect(scoreItem(createItem(title), text)).toBe(score));

test('sorts items within a group and groups by their best item, and leaves out empty groups', () => {
  const groups = [
    { label: 'Clientes', items: [createItem('Rancho Ana'), createItem('Ana Ruiz')] },
    { label: 'Ventas', items: [] },
    { label: 'Usuarios', items: [createItem('Ana')] },
    { label: 'Páginas', items: [createItem('Analizar')] },
  ];
  expect(rankGroups(groups, 'ana').map(({ label, items }) => [label, ...items.map(({ title }) => title)])).toEqual([
    ['Usuarios', 'Ana'],
    ['Clientes', 'Ana Ruiz', 'Rancho Ana'],
    ['Páginas', 'Analizar'],
  ]);
});

test('the link to all matches stays last in its group', () => {
  const all: SearchItem = { kind: 'list', to: '/list', title: 'Ana' };
  expect(rankGroups([{ label: 'Clientes', items: [createItem('Rancho'), all] }], 'ana')[0]?.items.at(-1)).toBe(all);
});
