import { measureNavigation } from './measureNavigation';

const FRAME_MS = 16;
const onShown = jest.fn<void, [ms: number]>();

beforeEach(() => {
  jest.useFakeTimers();
  onShown.mockClear();
  document.body.innerHTML = '<main><output aria-label="Cargando la página"></output></main>';
});
afterEach(() => jest.useRealTimers());

const showPage = (): void => {
  document.body.innerHTML = '<main>Ventas</main>';
};

test('measures until the page stands in place of its skeletons', () => {
  measureNavigation(onShown);
  jest.advanceTimersByTime(1_000);
  document.body.innerHTML = '<main><output aria-label="Cargando"></output></main>';
  jest.advanceTimersByTime(500);
  expect(onShown).not.toHaveBeenCalled();
  showPage();
  jest.advanceTimersByTime(500);
  expect(onShown).toHaveBeenCalledTimes(1);
  expect(onShown.mock.calls[0]?.[0]).toBeGreaterThanOrEqual(1_500);
  expect(onShown.mock.calls[0]?.[0]).toBeLessThanOrEqual(1_500 + 3 * FRAME_MS);
});

test('measures nothing when the page is left or hidden before', () => {
  const giveUp = measureNavigation(onShown);
  giveUp();
  measureNavigation(onShown);
  document.dispatchEvent(new Event('visibilitychange'));
  showPage();
  jest.advanceTimersByTime(500);
  expect(onShown).not.toHaveBeenCalled();
});
