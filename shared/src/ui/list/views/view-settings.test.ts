import type { ViewSettings } from '../../../contract';
import { arrangeColumns } from '../columns/arrange-columns';
import { isSameView, leaveSharedView, readViewSettings, toSharedSearch } from './view-settings';

const columns = [{ key: 'folio' }, { key: 'date' }, { key: 'season', optional: true as const }];
const view: ViewSettings = {
  filters: { status: 'REGISTRADA', search: 'peña & hijos' },
  sort: '-date',
  columns: [
    { key: 'folio', isShown: true },
    { key: 'season', isShown: true },
    { key: 'date', isShown: false },
  ],
  density: 'compact',
};

test('a view is read from the address, without page, size and the parameters of views', () => {
  const search = new URLSearchParams('status=REGISTRADA&empty=&page=3&size=50&sort=-date&view=v-1');
  const layout = { arranged: arrangeColumns(columns, view.columns), density: 'compact' as const };
  expect(readViewSettings(search, layout)).toEqual({ ...view, filters: { status: 'REGISTRADA' } });
});

test('a shared address contains the whole view, and reading it gives the view back', () => {
  const search = toSharedSearch(view, 'Pendientes de mayo');
  expect(search.toString()).toBe(
    'status=REGISTRADA&search=pe%C3%B1a+%26+hijos&sort=-date&viewName=Pendientes+de+mayo&columns=folio%2Cseason%2C-date&density=compact',
  );
  const layout = { arranged: arrangeColumns(columns, view.columns), density: 'compact' as const };
  expect(readViewSettings(search, layout)).toEqual(view);
  expect(leaveSharedView(search).toString()).toBe('status=REGISTRADA&search=pe%C3%B1a+%26+hijos&sort=-date');
});

test.each<[string, Partial<ViewSettings>, boolean]>([
  ['the same in another order of the filters', { filters: { search: 'peña & hijos', status: 'REGISTRADA' } }, true],
  ['with a column that the list does not have', { columns: [...view.columns, { key: 'gone', isShown: true }] }, true],
  ['another filter', { filters: { status: 'ENTREGADA' } }, false],
  ['another sort', { sort: null }, false],
  ['another order of the columns', { columns: view.columns.toReversed() }, false],
  ['another density', { density: 'comfortable' }, false],
])('compares views: %s', (_case, change, isSame) =>
  expect(isSameView(view, { ...view, ...change }, columns)).toBe(isSame),
);
