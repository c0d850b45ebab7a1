import type { BrowserContext } from '@playwright/test';
import type { Visit } from './coldLoad';
import { PASSWORD } from './signIn';

/** Signs in before the first page, so that it is not counted. */
export async function enter(
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
  const answer = await context.request.post(`${origin}${config.apiBase}${path}`, { data, headers });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  const me = await context.request.get(`${origin}${config.apiBase}/auth/me`, { headers });
  const { data: user } = (await me.json()) as { data: unknown };
  const stored = JSON.stringify({ user, ssoToken: null });
  await context.addInitScript((value) => localStorage.setItem('surco.session', value), stored);
}

/** The three first loads that are measured. */
export const VISITS: Readonly<Record<string, Visit & { goal: number }>> = {
  Login: {
    goal: 200,
    address: '/login',
    shown: (page) => page.getByRole('button', { name: 'Entrar', exact: true }).waitFor(),
  },
  'Lista de ventas': {
    goal: 355,
    address: '/dashboard/sales/list/sale',
    prepare: (context, origin) =>
      enter(context, origin, '/auth/', { email: 'consultor@surco.test', password: PASSWORD }),
    shown: (page) =>
      page
        .getByText(/^V-\d{4}-\d{6}$/)
        .first()
        .waitFor(),
  },
  'Simulador del agricultor': {
    goal: 260,
    address: '/simulator',
    prepare: (context, origin) =>
      enter(context, origin, '/auth/client', { phone: '8711234567', clientKey: 'DEMO-AGRI-0001' }),
    shown: (page) =>
      page
        .getByText(/\d ha\b/)
        .locator('visible=true')
        .first()
        .waitFor(),
  },
};
