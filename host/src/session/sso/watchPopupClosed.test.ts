import { watchPopupClosed } from './watchPopupClosed';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('F-05 reports a closed popup after a grace period for its response', () => {
  const popup = { closed: false };
  const onClosed = jest.fn();
  watchPopupClosed(popup, onClosed);
  jest.advanceTimersByTime(60_000);
  expect(onClosed).not.toHaveBeenCalled();
  popup.closed = true;
  jest.advanceTimersByTime(500);
  expect(onClosed).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2000);
  expect(onClosed).toHaveBeenCalledTimes(1);
});

test('F-05 reports nothing after the sign-in has ended', () => {
  const onClosed = jest.fn();
  const stop = watchPopupClosed({ closed: true }, onClosed);
  jest.advanceTimersByTime(600);
  stop();
  jest.advanceTimersByTime(10_000);
  expect(onClosed).not.toHaveBeenCalled();
});
