import {
  getComparedIds,
  getOpenedSimulationId,
  getInputQuery,
  getComparisonLink,
  getSimulationListLink,
  getOpenSimulationLink,
  getSimulatorLink,
  getCurrentView,
} from './views';

const read = (query: string): URLSearchParams => new URLSearchParams(query);

test.each([
  ['', 'simulator'],
  ['view=scenarios', 'list'],
  ['view=comparison&ids=a,b', 'comparison'],
  ['view=other', 'simulator'],
])('R-09 shows for «%s» the %s', (query, view) => {
  expect(getCurrentView(read(query))).toBe(view);
});

test('R-09 keeps the simulator’s input in the URL while simulations are shown', () => {
  const search = read('animals=40&simulation=m-1');
  const list = read(getSimulationListLink(search));
  expect(getCurrentView(list)).toBe('list');
  list.set('search', 'norte');
  list.set('page', '2');
  expect(read(getSimulatorLink(list)).toString()).toBe('animals=40&simulation=m-1');
  const compared = read(getComparisonLink(list, ['a', 'b']));
  expect(getCurrentView(compared)).toBe('comparison');
  expect(getComparedIds(compared)).toEqual(['a', 'b']);
  expect(compared.has('search')).toBe(false);
});

test('R-09 reads the id of the opened simulation from its link', () => {
  expect(getOpenedSimulationId(read(getOpenSimulationLink('m-2')))).toBe('m-2');
  expect(getOpenedSimulationId(read('simulation='))).toBeNull();
});

test('R-09 compares each simulation once, up to the maximum', () => {
  expect(getComparedIds(read('ids=a,b,a,,c,d,e'))).toEqual(['a', 'b', 'c', 'd']);
  expect(getComparedIds(read(''))).toEqual([]);
});

test('R-09 has the same input query in the list view, and none in the link to a simulation', () => {
  const search = read('animals=40&simulation=m-1');
  expect(getInputQuery(read(getSimulationListLink(search)))).toBe(getInputQuery(search));
  expect(getInputQuery(read(getOpenSimulationLink('m-1')))).toBe('');
  expect(getInputQuery(read('animals=41'))).not.toBe(getInputQuery(search));
});
