import { mockApi, type MockResponses } from './mockApi';

/** No request is answered until `restore` is called; `keys` are the idempotency keys of the POST requests. */
export function simulateOffline(answers: MockResponses): { keys: (string | null)[]; restore: () => void } {
  mockApi(answers);
  const answer = globalThis.fetch;
  const keys: (string | null)[] = [];
  let isOffline = true;
  globalThis.fetch = async (input, init) => {
    if (init?.method === 'POST') keys.push(new Headers(init.headers).get('idempotency-key'));
    if (isOffline) throw new TypeError('Failed to fetch');
    return answer(input, init);
  };
  return { keys, restore: () => (isOffline = false) };
}
