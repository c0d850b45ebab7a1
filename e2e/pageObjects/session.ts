import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { SessionUser } from '@surco/shared/contract';
import { ACCOUNTS, FARMER, PASSWORD } from '../support/demoAccounts';
import type { EvaluatingPage } from './deviceStorage';

export type Account = keyof typeof ACCOUNTS | 'farmer';

interface ApiConfig {
  apiKeyHeader: string;
  apiKey: string;
}

/** The API key header that every request needs. */
export async function readApiHeaders(request: APIRequestContext): Promise<Record<string, string>> {
  const { apiKeyHeader, apiKey } = (await (await request.get('/config.json')).json()) as ApiConfig;
  return { [apiKeyHeader]: apiKey };
}

/** Opens a session through the API, which sets its cookie in this context. @returns the user */
export async function openSession(
  request: APIRequestContext,
  account: Account | { email: string; password: string },
): Promise<SessionUser> {
  const headers = await readApiHeaders(request);
  const credentials =
    typeof account === 'object'
      ? account
      : { email: account === 'farmer' ? '' : ACCOUNTS[account], password: PASSWORD };
  const [path, data] = account === 'farmer' ? ['/api/auth/client', FARMER] : ['/api/auth/', credentials];
  const response = await request.post(path, { headers, data });
  expect(response.ok(), `${path}: ${response.status()}`).toBe(true);
  return ((await (await request.get('/api/auth/me', { headers })).json()) as { data: SessionUser }).data;
}

const STORAGE_KEY = 'surco.session';

/** The session that the host stores in the browser, as JSON; null when there is none. */
export const readStoredSession = (page: EvaluatingPage): Promise<string | null> =>
  page.evaluate(async (key) => localStorage.getItem(key), STORAGE_KEY);

/** Signs in without the login page: sets the cookie and the stored session. */
export async function signInWithoutForm(
  page: Page,
  account: Account | { email: string; password: string },
): Promise<SessionUser> {
  // First leaves the page of a former session, which this sign-in ends: its notification stream would reconnect, and a
  // 401 would delete the session stored below.
  await page.goto('/registry.json');
  const user = await openSession(page.request, account);
  await page.evaluate(([key, stored]) => localStorage.setItem(key, stored), [
    STORAGE_KEY,
    JSON.stringify({ user, ssoToken: null }),
  ] as const);
  return user;
}
