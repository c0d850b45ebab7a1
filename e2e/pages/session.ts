import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { UserDetails } from '@surco/shared/contract';
import { ACCOUNTS, FARMER, PASSWORD } from './accounts';

export type Account = keyof typeof ACCOUNTS | 'farmer';

interface Config {
  apiKeyHeader: string;
  apiKey: string;
}

/** The header every request of ours carries. */
export async function apiHeaders(request: APIRequestContext): Promise<Record<string, string>> {
  const { apiKeyHeader, apiKey } = (await (await request.get('/config.json')).json()) as Config;
  return { [apiKeyHeader]: apiKey };
}

/** Opens a session without the login page: the cookie in this context, and who it is as the API tells. */
export async function openSession(
  request: APIRequestContext,
  account: Account | { email: string; password: string },
): Promise<UserDetails> {
  const headers = await apiHeaders(request);
  const credentials =
    typeof account === 'object'
      ? account
      : { email: account === 'farmer' ? '' : ACCOUNTS[account], password: PASSWORD };
  const [path, data] = account === 'farmer' ? ['/api/auth/client', FARMER] : ['/api/auth/', credentials];
  const answer = await request.post(path, { headers, data });
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
  return ((await (await request.get('/api/auth/me', { headers })).json()) as { data: UserDetails }).data;
}

/** Signs a page's context in, as a person who signed in before: cookie and local storage. */
export async function enter(page: Page, account: Account | { email: string; password: string }): Promise<UserDetails> {
  const user = await openSession(page.request, account);
  await page.goto('/registry.json');
  await page.evaluate(
    (stored) => localStorage.setItem('surco.session', stored),
    JSON.stringify({ user, ssoToken: null }),
  );
  return user;
}
