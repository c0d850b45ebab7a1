import { createSessionUser, session } from '@surco/shared/testing';
import { resetReadiness, useOfflineReadiness } from './readiness';
import { retryPreparation } from './retryPreparation';

const user = createSessionUser('Consultant');
const attempt = jest.fn<Promise<boolean>, []>();

const settle = (ms = 0): Promise<void> => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockReturnValue();
  attempt.mockReset().mockResolvedValue(false);
  session.setUser(user);
  resetReadiness(true);
});
afterEach(() => {
  session.clear();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('N-06 marks the device incomplete, tries again when the network is back and when the page is shown', async () => {
  attempt.mockRejectedValueOnce(new Error('Failed to fetch'));
  void retryPreparation(user.id, attempt);
  expect(useOfflineReadiness.getState().status).toBe('preparing');
  await settle();
  expect(useOfflineReadiness.getState().status).toBe('incomplete');
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(attempt).toHaveBeenCalledTimes(2);
  attempt.mockResolvedValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(attempt).toHaveBeenCalledTimes(3);
  window.dispatchEvent(new Event('online'));
  await settle(3_600_000);
  expect(attempt).toHaveBeenCalledTimes(3);
});

test('waits 30 s, then twice as long each time, and makes no attempt while the page is hidden', async () => {
  void retryPreparation(user.id, attempt);
  await settle(30_000);
  expect(attempt).toHaveBeenCalledTimes(2);
  await settle(59_000);
  expect(attempt).toHaveBeenCalledTimes(2);
  await settle(1000);
  expect(attempt).toHaveBeenCalledTimes(3);
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await settle(3_600_000);
  expect(attempt).toHaveBeenCalledTimes(3);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(attempt).toHaveBeenCalledTimes(4);
});

test('the end of the session ends it', async () => {
  const done = retryPreparation(user.id, attempt);
  await settle();
  session.clear();
  await done;
  expect(attempt).toHaveBeenCalledTimes(1);
});

test('the end of the session during an attempt ends it, too', async () => {
  attempt.mockImplementation(async () => {
    session.clear();
    resetReadiness(true);
    return false;
  });
  await retryPreparation(user.id, attempt);
  expect(attempt).toHaveBeenCalledTimes(1);
  expect(useOfflineReadiness.getState().status).toBe('preparing');
});
