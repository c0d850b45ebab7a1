import { loadWithBackoff } from './loadWithBackoff';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const failTimes = (count: number) => {
  let attempts = 0;
  return jest.fn(async () => {
    attempts += 1;
    if (attempts <= count) throw new Error(`attempt ${attempts}`);
    return 'code';
  });
};

test('C-04 a shared file of the host that failed is requested again by itself', async () => {
  const load = failTimes(2);
  const loading = loadWithBackoff(load);
  await jest.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(300);
  expect(load).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(1500);
  expect(await loading).toBe('code');
});

test('C-04 after three attempts it fails with the last error', async () => {
  const load = failTimes(3);
  const outcome = loadWithBackoff(load).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(2000);
  expect(await outcome).toEqual(new Error('attempt 3'));
  expect(load).toHaveBeenCalledTimes(3);
});
