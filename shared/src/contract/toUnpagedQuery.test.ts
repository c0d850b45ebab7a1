import { toUnpagedQuery } from './toUnpagedQuery';

test('E-04 returns filters and order without the current page', () => {
  const state = { filters: { search: 'maíz' }, sort: '-date', page: 4, size: 10 };
  expect(toUnpagedQuery(state)).toEqual({ search: 'maíz', sort: '-date' });
});
