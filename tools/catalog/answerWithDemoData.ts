import { mockApi } from '../../shared/src/testing/mockApi';
import { createPage } from '../../shared/src/testing/createPage';

/**
 * Answers the API's calls in the browser: two with data, `GET /users/me/data` never, so that a story can show the
 * button while it works, and all others with 404. Other requests, for example Storybook's own, pass through.
 */
export function answerWithDemoData(): void {
  const { fetch } = globalThis;
  mockApi({
    'GET /seasons': createPage([{ id: '1', name: 'PV 2026' }]),
    'POST /users/me/second-factor/totp/confirm': { data: { recoveryCodes: ['7KQ2-M9XD', 'P4TR-8WZC'] } },
  });
  const answer = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (pathname === '/api/users/me/data') return new Promise(() => undefined);
    return pathname.startsWith('/api/') ? answer(input, init) : fetch(input, init);
  };
}
