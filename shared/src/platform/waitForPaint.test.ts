import { waitForPaint } from './waitForPaint';

const dropFrames = (): void => void jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('waits for the task after the callbacks of the next frame, which is painted between', async () => {
  jest.useFakeTimers();
  const frame: { run?: FrameRequestCallback } = {};
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    frame.run = callback;
    return 1;
  });
  const resolved = jest.fn();
  void waitForPaint().then(resolved);
  frame.run?.(0);
  await Promise.resolve();
  expect(resolved).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(0);
  expect(resolved).toHaveBeenCalled();
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
  await jest.advanceTimersByTimeAsync(299);
  expect(resolved).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(resolved).toHaveBeenCalled();
});
