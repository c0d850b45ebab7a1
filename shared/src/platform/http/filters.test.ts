import { cleanFilters, toQueryString } from './filters';

test('V-01 empty, null and undefined values are dropped and strings are trimmed', () => {
  expect(
    cleanFilters({ search: '  maíz ', status: '', zoneId: null, from: undefined, blank: '   ', page: 0, open: false }),
  ).toEqual({
    search: 'maíz',
    page: 0,
    open: false,
  });
});

test('V-01 an empty search is not sent', () => {
  expect(toQueryString({ search: ' ' })).toBe('');
  expect(toQueryString({ search: 'año & mes', page: 2 })).toBe('?search=a%C3%B1o+%26+mes&page=2');
});
