import { createRequestYield } from './createRequestYield';
import { measurements } from './measurements';

const answerRequest = (): void =>
  measurements.requests.publish({ route: '/api/sales', method: 'GET', status: 200, durationMs: 1, isAborted: false });

/** Works for some milliseconds. */
function work(ms: number): void {
  const since = performance.now();
  while (performance.now() - since < ms);
}

test('a job goes on at once while there are no requests', async () => {
  answerRequest();
  const yieldToRequests = createRequestYield();
  work(5);
  expect(await yieldToRequests()).toBe(false);
});

test('a job waits as long as its step took when a request was answered during the step', async () => {
  const yieldToRequests = createRequestYield();
  answerRequest();
  work(20);
  const since = performance.now();
  expect(await yieldToRequests()).toBe(true);
  // A timer may be up to a millisecond early.
  expect(performance.now() - since).toBeGreaterThanOrEqual(19);
  expect(await yieldToRequests()).toBe(false);
});
