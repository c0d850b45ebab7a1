import { mockMediaQueries } from '../testing/mockMediaQueries';
import { protectStorage } from './protectStorage';

const persist = jest.fn(async () => false);
const persisted = jest.fn(async () => false);

beforeEach(() => {
  jest.clearAllMocks();
  mockMediaQueries();
  Object.defineProperty(navigator, 'storage', { value: { persist, persisted }, configurable: true });
});

test('asks the browser once per device, and again in the installed app', async () => {
  expect(await protectStorage()).toBe(false);
  localStorage.clear();
  expect(await protectStorage()).toBe(false);
  expect(persist).toHaveBeenCalledTimes(1);
  mockMediaQueries('(display-mode: standalone)');
  persist.mockResolvedValueOnce(true);
  expect(await protectStorage()).toBe(true);
  expect(persist).toHaveBeenCalledTimes(2);
});

test('does not ask when the storage is protected already', async () => {
  persisted.mockResolvedValueOnce(true);
  expect(await protectStorage()).toBe(true);
  expect(persist).not.toHaveBeenCalled();
});
