import { comparedIn, openedIn, questionIn, toComparison, toList, toOpened, toSimulator, viewOf } from './views';

const read = (query: string): URLSearchParams => new URLSearchParams(query);

test.each([
  ['', 'simulator'],
  ['view=scenarios', 'list'],
  ['view=comparison&ids=a,b', 'comparison'],
  ['view=other', 'simulator'],
])('R-09 the address «%s» shows the %s', (query, view) => {
  expect(viewOf(read(query))).toBe(view);
});

test('R-09 what stands in the simulator stays in the address while its scenarios are looked at', () => {
  const search = read('animals=40&simulation=m-1');
  const list = read(toList(search));
  expect(viewOf(list)).toBe('list');
  list.set('search', 'norte');
  list.set('page', '2');
  expect(read(toSimulator(list)).toString()).toBe('animals=40&simulation=m-1');
  const compared = read(toComparison(list, ['a', 'b']));
  expect(viewOf(compared)).toBe('comparison');
  expect(comparedIn(compared)).toEqual(['a', 'b']);
  expect(compared.has('search')).toBe(false);
});

test('R-09 an opened scenario takes the place of what stood there', () => {
  expect(openedIn(read(toOpened('m-2')))).toBe('m-2');
  expect(openedIn(read('simulation='))).toBeNull();
});

test('R-09 no more are compared than fit, each once', () => {
  expect(comparedIn(read('ids=a,b,a,,c,d,e'))).toEqual(['a', 'b', 'c', 'd']);
  expect(comparedIn(read(''))).toEqual([]);
});

test('R-09 the question of an address is the same in every view, and another where its figures are others', () => {
  const search = read('animals=40&simulation=m-1');
  expect(questionIn(read(toList(search)))).toBe(questionIn(search));
  expect(questionIn(read(toOpened('m-1')))).toBe('');
  expect(questionIn(read('animals=41'))).not.toBe(questionIn(search));
});
