import { waitForPaint } from './waitForPaint';

const dropFrames = (): void => void jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('waits until the next frame is painted', async () => {
  const callback = jest.fn();
  requestAnimationFrame(callback);
  await waitForPaint();
  expect(callback).toHaveBeenCalled();
});

test('does not wait in a hidden page, which gets no frames', async () => {
  dropFrames();
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await waitForPaint();
  expect(window.requestAnimationFrame).not.toHaveBeenCalled();
});

test('waits only a moment for a page that is not drawn', async () => {
  jest.useFakeTimers();
  dropFrames();
  const resolved = jest.fn();
  void waitForPaint().then(resolved);
  await jest.advanceTimersByTimeAsync(99);
  expect(resolved).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(resolved).toHaveBeenCalled();
});
