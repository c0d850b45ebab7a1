import { paper } from '../../../test/voucherPaper';
import { drawVoucher } from './draw';

// The thread reads its code anew.
jest.setTimeout(120_000);

const idle = 300_000;

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
afterEach(() => {
  jest.advanceTimersByTime(2 * idle);
  jest.useRealTimers();
});

test('X-14 a drawing asked for when the thread was about to be let go is drawn', async () => {
  await drawVoucher(paper);
  jest.advanceTimersByTime(idle - 10);
  const drawing = drawVoucher(paper).catch((error: unknown) => error);
  jest.advanceTimersByTime(20);
  expect(await drawing).toBeInstanceOf(Buffer);
});
