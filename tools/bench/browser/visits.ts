import type { BrowserContext } from '@playwright/test';
import type { Visit } from './measureColdLoad';
import { PASSWORD } from '../signIn';

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

/** The three measured first loads, each with its goal in kilobytes. */
export const VISITS: Readonly<Record<string, Visit & { goal: number }>> = {
  Login: {
    goal: 145,
    path: '/login',
    waitUntilShown: (page) => page.getByRole('button', { name: 'Entrar', exact: true }).waitFor(),
  },
  'Sales list': {
    goal: 270,
    path: '/dashboard/sales/list/sale',
    prepare: (context, origin) =>
      signInContext(context, origin, '/auth/', { email: 'consultor@surco.test', password: PASSWORD }),
    waitUntilShown: (page) =>
      page
        .getByText(/^V-\d{4}-\d{6}$/)
        .first()
        .waitFor(),
  },
  'Farmer simulator': {
    goal: 215,
    path: '/simulator',
    prepare: (context, origin) =>
      signInContext(context, origin, '/auth/client', { phone: '8711234567', clientKey: 'DEMO-AGRI-0001' }),
    waitUntilShown: (page) =>
      page
        .getByText(/\d ha\b/)
        .locator('visible=true')
        .first()
        .waitFor(),
  },
};
