import {
  comparedIds,
  openedScenarioId,
  inputQuery,
  comparisonLink,
  scenarioListLink,
  openScenarioLink,
  simulatorLink,
  currentView,
} from './views';

const read = (query: string): URLSearchParams => new URLSearchParams(query);

test.each([
  ['', 'simulator'],
  ['view=scenarios', 'list'],
  ['view=comparison&ids=a,b', 'comparison'],
  ['view=other', 'simulator'],
])('R-09 shows for «%s» the %s', (query, view) => {
  expect(currentView(read(query))).toBe(view);
});

test('R-09 keeps the simulator’s input in the URL while scenarios are shown', () => {
  const search = read('animals=40&simulation=m-1');
  const list = read(scenarioListLink(search));
  expect(currentView(list)).toBe('list');
  list.set('search', 'norte');
  list.set('page', '2');
  expect(read(simulatorLink(list)).toString()).toBe('animals=40&simulation=m-1');
  const compared = read(comparisonLink(list, ['a', 'b']));
  expect(currentView(compared)).toBe('comparison');
  expect(comparedIds(compared)).toEqual(['a', 'b']);
  expect(compared.has('search')).toBe(false);
});

test('R-09 replaces the input by an opened scenario', () => {
  expect(openedScenarioId(read(openScenarioLink('m-2')))).toBe('m-2');
  expect(openedScenarioId(read('simulation='))).toBeNull();
});

test('R-09 compares each scenario once, up to the maximum', () => {
  expect(comparedIds(read('ids=a,b,a,,c,d,e'))).toEqual(['a', 'b', 'c', 'd']);
  expect(comparedIds(read(''))).toEqual([]);
});

test('R-09 reads the same input from the URL in every view', () => {
  const search = read('animals=40&simulation=m-1');
  expect(inputQuery(read(scenarioListLink(search)))).toBe(inputQuery(search));
  expect(inputQuery(read(openScenarioLink('m-1')))).toBe('');
  expect(inputQuery(read('animals=41'))).not.toBe(inputQuery(search));
});
