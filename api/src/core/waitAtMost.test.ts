import { waitAtMost } from './waitAtMost';

test('ends with the work, also when that fails, and otherwise after the time', async () => {
  const never = new Promise<void>(() => undefined);
  await waitAtMost(60_000, Promise.resolve());
  await waitAtMost(60_000, Promise.reject(new Error('It failed.')));
  jest.useFakeTimers();
  const ended = jest.fn();
  const waiting = waitAtMost(60_000, never).then(ended);
  await jest.advanceTimersByTimeAsync(59_999);
  expect(ended).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  await waiting;
  jest.useRealTimers();
});
