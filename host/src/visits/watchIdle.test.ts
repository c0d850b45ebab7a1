import { getErrorName, locateError } from './locateError';
import { takeProblems } from './problems';
import { watchIdle } from './watchIdle';

test('a visible page that leaves the browser no pause for twenty seconds is reported, and no other', () => {
  jest.useFakeTimers();
  const callbacks: (() => void)[] = [];
  const becomeIdle = (): void => callbacks.splice(0).forEach((callback) => callback());
  Object.assign(window, { requestIdleCallback: (callback: () => void) => callbacks.push(callback) });
  const readState = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  watchIdle();
  const passInterval = (): unknown[] => {
    jest.advanceTimersByTime(20_000);
    return takeProblems().map(({ kind, error }) => [kind, getErrorName(error), locateError(error).place]);
  };
  becomeIdle();
  expect(passInterval()).toEqual([]);
  expect(passInterval()).toEqual([['script', 'NeverIdle', '']]);
  document.dispatchEvent(new Event('visibilitychange'));
  readState.mockReturnValue('hidden');
  expect(passInterval()).toEqual([]);
  expect(passInterval()).toEqual([]);
});
