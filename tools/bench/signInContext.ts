import type { BrowserContext } from '@playwright/test';

/** Signs a browser context in before its first page, so that the sign-in is not measured. */
export async function signInContext(
  context: BrowserContext,
  origin: string,
  path: string,
  data: Record<string, string>,
): Promise<void> {
  const config = (await (await context.request.get(`${origin}/config.json`)).json()) as {
    apiBase: string;
    apiKeyHeader: string;
    apiKey: string;
  };
  const headers = { [config.apiKeyHeader]: config.apiKey, origin };
  const response = await context.request.post(`${origin}${config.apiBase}${path}`, { data, headers });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  const me = await context.request.get(`${origin}${config.apiBase}/auth/me`, { headers });
  const { data: user } = (await me.json()) as { data: unknown };
  const stored = JSON.stringify({ user, ssoToken: null });
  await context.addInitScript((value) => localStorage.setItem('surco.session', value), stored);
}
