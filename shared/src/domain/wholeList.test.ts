import { wholeList } from './wholeList';

test('E-04 the whole of a list is asked for as it is filtered and sorted, from whatever page one looks at', () => {
  const state = { filters: { search: 'maíz' }, sort: '-date', page: 4, size: 10 };
  expect(wholeList(state)).toEqual({ search: 'maíz', sort: '-date', page: 1, size: 'all' });
});
