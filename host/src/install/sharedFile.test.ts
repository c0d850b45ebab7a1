/** @jest-environment node */
import { deleteSharedFile } from '../offline/workerCaches';
import { readSharedFile, storeSharedFile } from './sharedFile';

const MINUTE_MS = 60_000;
let stored: Response | undefined;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  stored = undefined;
  Object.assign(globalThis, {
    caches: {
      open: async () => ({ put: async (_key: string, response: Response) => void (stored = response) }),
      match: async () => stored?.clone(),
      delete: async () => {
        stored = undefined;
        return true;
      },
    },
  });
});
afterEach(() => jest.useRealTimers());

test('stores a shared file with its name for 15 minutes, then deletes it', async () => {
  await storeSharedFile(new File(['contenido'], 'año nuevo.xlsx'));
  jest.advanceTimersByTime(14 * MINUTE_MS);
  const file = await readSharedFile('u-1');
  expect([file?.name, await file?.text()]).toEqual(['año nuevo.xlsx', 'contenido']);
  jest.advanceTimersByTime(2 * MINUTE_MS);
  expect(await readSharedFile('u-1')).toBeNull();
  expect(stored).toBeUndefined();
});

test('T-01 deleteSharedFile, which the sign-out calls, deletes it', async () => {
  await storeSharedFile(new File(['contenido'], 'mayo.xlsx'));
  await deleteSharedFile();
  expect(await readSharedFile('u-1')).toBeNull();
});

test('T-01 it belongs to the first user who reads it: the next one deletes it', async () => {
  await storeSharedFile(new File(['contenido'], 'mayo.xlsx'));
  expect((await readSharedFile('u-1'))?.name).toBe('mayo.xlsx');
  expect(await (await readSharedFile('u-1'))?.text()).toBe('contenido');
  expect(await readSharedFile('u-2')).toBeNull();
  expect(stored).toBeUndefined();
});
