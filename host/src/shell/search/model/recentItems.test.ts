import { MAX_RECENT_ITEMS, readRecentItems, storeRecentItem, withRecentItem } from './recentItems';
import type { SearchItem } from './searchItem';

const createItem = (n: number): SearchItem => ({ kind: 'page', to: `/p/${n}`, title: `Página ${n}` });
const KEY = 'surco.recent.u-1';

beforeEach(() => localStorage.clear());

test('the last opened item comes first, each once, ten at most', () => {
  const items = Array.from({ length: MAX_RECENT_ITEMS }, (_, n) => createItem(n));
  const changed = { ...createItem(5), title: 'Otro título' };
  expect(
    withRecentItem(items, changed)
      .map(({ title }) => title)
      .slice(0, 2),
  ).toEqual(['Otro título', 'Página 0']);
  expect(withRecentItem(items, changed)).toHaveLength(MAX_RECENT_ITEMS);
  expect(withRecentItem(items, createItem(99)).map(({ to }) => to)).not.toContain('/p/9');
});

test('each user has their own items', () => {
  storeRecentItem('u-1', createItem(1));
  storeRecentItem('u-2', { ...createItem(2), detail: 'Detalle', status: 'ACTIVO' });
  expect(readRecentItems('u-1')).toEqual([createItem(1)]);
  expect(readRecentItems('u-2')).toEqual([{ ...createItem(2), detail: 'Detalle', status: 'ACTIVO' }]);
});

test.each([
  ['no JSON', '{'],
  ['no list', '{"to":"/p"}'],
  ['an unknown kind', '[{"kind":"x","to":"/p","title":"P"}]'],
  ['another site', '[{"kind":"page","to":"//evil.test","title":"P"}]'],
  ['a script', '[{"kind":"page","to":"javascript:alert(1)","title":"P"}]'],
  ['no title', '[{"kind":"page","to":"/p"}]'],
])('ignores a storage with %s', (_name, stored) => {
  localStorage.setItem(KEY, stored);
  expect(readRecentItems('u-1')).toEqual([]);
});
