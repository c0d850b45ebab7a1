import { measureNavigation } from './measureNavigation';

const FRAME_MS = 16;
const onMeasured = jest.fn<void, [ms: number]>();

beforeEach(() => {
  jest.useFakeTimers();
  onMeasured.mockClear();
  document.body.innerHTML = '<main><output aria-label="Cargando la página"></output></main>';
});
afterEach(() => jest.useRealTimers());

const showPage = (): void => {
  document.body.innerHTML = '<main>Ventas</main>';
};

test('measures until the page stands in place of its skeletons', () => {
  measureNavigation(onMeasured);
  jest.advanceTimersByTime(1_000);
  document.body.innerHTML = '<main><output aria-label="Cargando"></output></main>';
  jest.advanceTimersByTime(500);
  expect(onMeasured).not.toHaveBeenCalled();
  showPage();
  jest.advanceTimersByTime(500);
  expect(onMeasured).toHaveBeenCalledTimes(1);
  expect(onMeasured.mock.calls[0]?.[0]).toBeGreaterThanOrEqual(1_500);
  expect(onMeasured.mock.calls[0]?.[0]).toBeLessThanOrEqual(1_500 + 3 * FRAME_MS);
});

test('waits for cards that load, but not for a part of a list', () => {
  measureNavigation(onMeasured);
  document.body.innerHTML = '<main><section aria-busy="true" aria-label="Cargando el simulador…"></section></main>';
  jest.advanceTimersByTime(500);
  expect(onMeasured).not.toHaveBeenCalled();
  document.body.innerHTML = '<main><ul><li aria-busy="true" aria-label="Cargando el producto…"></li></ul></main>';
  jest.advanceTimersByTime(500);
  expect(onMeasured).toHaveBeenCalledTimes(1);
});

test('stops after a minute when a skeleton stays, and that minute counts', () => {
  measureNavigation(onMeasured);
  jest.advanceTimersByTime(59_000);
  expect(onMeasured).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1_000 + 3 * FRAME_MS);
  expect(onMeasured.mock.calls).toEqual([[60_000]]);
  expect(jest.getTimerCount()).toBe(0);
});

test('measures nothing when the page is left or hidden before', () => {
  const giveUp = measureNavigation(onMeasured);
  giveUp();
  measureNavigation(onMeasured);
  document.dispatchEvent(new Event('visibilitychange'));
  showPage();
  jest.advanceTimersByTime(500);
  expect(onMeasured).not.toHaveBeenCalled();
});
