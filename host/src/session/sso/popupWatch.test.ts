import { watchClosing } from './popupWatch';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('F-05 a closed window is noticed, after a moment for its answer to arrive', () => {
  const popup = { closed: false };
  const onClosed = jest.fn();
  watchClosing(popup, onClosed);
  jest.advanceTimersByTime(60_000);
  expect(onClosed).not.toHaveBeenCalled();
  popup.closed = true;
  jest.advanceTimersByTime(500);
  expect(onClosed).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2000);
  expect(onClosed).toHaveBeenCalledTimes(1);
});

test('F-05 nothing is said once the sign-in is over', () => {
  const onClosed = jest.fn();
  const stop = watchClosing({ closed: true }, onClosed);
  jest.advanceTimersByTime(600);
  stop();
  jest.advanceTimersByTime(10_000);
  expect(onClosed).not.toHaveBeenCalled();
});
