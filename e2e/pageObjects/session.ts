import { type APIRequestContext, type BrowserContext, type Cookie, expect, type Page } from '@playwright/test';
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

/** The user of the session; undefined when there is none. */
async function readUser(request: APIRequestContext): Promise<SessionUser | undefined> {
  const response = await request.get('/api/auth/me', { headers: await readApiHeaders(request) });
  return response.ok() ? ((await response.json()) as { data: SessionUser }).data : undefined;
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
  const user = await readUser(request);
  if (!user) throw new Error(`${path} has opened no session.`);
  return user;
}

const STORAGE_KEY = 'surco.session';

/** The session that the host stores in the browser, as JSON; null when there is none. */
export const readStoredSession = (page: EvaluatingPage): Promise<string | null> =>
  page.evaluate(async (key) => localStorage.getItem(key), STORAGE_KEY);

/** The session cookies of the demo accounts that this worker of Playwright has signed in. */
const openedSessions = new Map<Account, Cookie[]>();

const SESSION_COOKIE = /surco$/;

/** Opens a session in this context, or uses the one that an earlier test of this worker has opened. */
async function openSharedSession(context: BrowserContext, account: Account): Promise<SessionUser> {
  const cookies = openedSessions.get(account);
  if (cookies) {
    await context.addCookies(cookies);
    const user = await readUser(context.request);
    if (user) return user;
  }
  const user = await openSession(context.request, account);
  openedSessions.set(
    account,
    (await context.cookies()).filter(({ name }) => SESSION_COOKIE.test(name)),
  );
  return user;
}

/**
 * Signs in without the login page: sets the cookie and the stored session. A test that is not about signing in uses
 * this, and opens its page afterwards.
 *
 * The tests that a worker runs one after the other share one session of each demo account; it is opened again when a
 * test has ended it. All contexts of one test have the same session of an account, so a test that signs out, or ends
 * sessions, while another context is signed in does so with a user of its own (`createUser`).
 */
export async function signInWithoutForm(
  page: Page,
  account: Account | { email: string; password: string },
): Promise<SessionUser> {
  // First leaves the page of a former session: its notification stream would reconnect, and a 401 would delete the
  // session stored below.
  await page.goto('/registry.json');
  // A sign-in would end the session of the cookie.
  await page.context().clearCookies({ name: SESSION_COOKIE });
  const user = await (typeof account === 'string'
    ? openSharedSession(page.context(), account)
    : openSession(page.request, account));
  await page.evaluate(([key, stored]) => localStorage.setItem(key, stored), [
    STORAGE_KEY,
    JSON.stringify({ user, ssoToken: null }),
  ] as const);
  return user;
}
