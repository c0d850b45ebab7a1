import { onChunkLoadError } from './chunkLoadError';
import { createRetryableLoad, LoadTimeoutError } from './retryableLoad';

/** An import that the test resolves or rejects. */
function createImport() {
  const attempts: { resolve: (code: string) => void; reject: (error: Error) => void }[] = [];
  const importCode = jest.fn(() => new Promise<string>((resolve, reject) => attempts.push({ resolve, reject })));
  return { attempts, importCode };
}

const flush = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('loads once, however often it is requested', async () => {
  const { attempts, importCode } = createImport();
  const code = createRetryableLoad(importCode);
  expect(code.getState()).toEqual({ status: 'idle' });
  const results = [code.load(), code.load()];
  expect(code.getState()).toEqual({ status: 'loading' });
  attempts[0]!.resolve('code');
  await expect(Promise.all([...results, code.load(), code.retry()])).resolves.toEqual([true, true, true, true]);
  expect(code.getState()).toEqual({ status: 'loaded', module: 'code' });
  expect(importCode).toHaveBeenCalledTimes(1);
});

test('reports a failure once and stays failed during a load, but not during a retry', async () => {
  const { attempts, importCode } = createImport();
  const code = createRetryableLoad(importCode);
  const onError = jest.fn();
  const unsubscribe = onChunkLoadError(onError);
  const first = code.load();
  attempts[0]!.reject(new Error('down'));
  await expect(first).resolves.toBe(false);
  expect(code.getState()).toEqual({ status: 'failed', error: new Error('down') });
  const second = code.load();
  expect(code.getState().status).toBe('failed');
  attempts[1]!.reject(new Error('down'));
  await second;
  const third = code.retry();
  expect(code.getState().status).toBe('loading');
  attempts[2]!.resolve('code');
  await expect(third).resolves.toBe(true);
  expect(onError).toHaveBeenCalledTimes(2);
  unsubscribe();
});

test('C-04 a retry during an attempt starts the next one when that attempt fails', async () => {
  const { attempts, importCode } = createImport();
  const code = createRetryableLoad(importCode);
  void code.load();
  const retried = code.retry();
  expect(importCode).toHaveBeenCalledTimes(1);
  attempts[0]!.reject(new Error('down'));
  await flush();
  expect(importCode).toHaveBeenCalledTimes(2);
  expect(code.getState().status).toBe('loading');
  attempts[1]!.resolve('code');
  await expect(retried).resolves.toBe(true);
});

test('C-04 an attempt that hangs counts as failed; its code is used if it arrives later', async () => {
  jest.useFakeTimers();
  const { attempts, importCode } = createImport();
  const code = createRetryableLoad(importCode, { timeoutMs: 5000 });
  void code.load();
  jest.advanceTimersByTime(5000);
  expect(code.getState()).toEqual({ status: 'failed', error: expect.any(LoadTimeoutError) });
  void code.retry();
  expect(importCode).toHaveBeenCalledTimes(2);
  attempts[0]!.resolve('late');
  jest.useRealTimers();
  await flush();
  expect(code.getState()).toEqual({ status: 'loaded', module: 'late' });
  attempts[1]!.reject(new Error('down'));
  await flush();
  expect(code.getState()).toEqual({ status: 'loaded', module: 'late' });
});
