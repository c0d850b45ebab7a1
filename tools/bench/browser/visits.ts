import type { BrowserContext } from '@playwright/test';
import type { Visit } from './measureColdLoad';
import { ADMIN_EMAIL, CONSULTANT_EMAIL, PASSWORD } from '../signIn';
import { OPEN_SEASON_ID } from '../data/demoSeasons';

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

/** Signs a member of the staff in. */
export const signInAs =
  (email: string): NonNullable<Visit['prepare']> =>
  (context, origin) =>
    signInContext(context, origin, '/auth/', { email, password: PASSWORD });

/** Resolves when the first chart is drawn. */
const waitForChart: Visit['waitUntilShown'] = (page) => page.getByRole('slider').first().waitFor();

/** Resolves when a document is listed, as a row or as a card. */
export const waitForFolio: Visit['waitUntilShown'] = (page) =>
  page
    .getByText(/^(V|DKB)-\d{4}-\d{6}$/)
    .locator('visible=true')
    .first()
    .waitFor();

/** The measured first loads, each with its goal in kilobytes. */
export const VISITS = {
  Login: {
    goal: 145,
    path: '/login',
    waitUntilShown: (page) => page.getByRole('button', { name: 'Entrar', exact: true }).waitFor(),
  },
  'Sales list': {
    goal: 270,
    path: '/dashboard/sales/list/sale',
    prepare: signInAs(CONSULTANT_EMAIL),
    waitUntilShown: waitForFolio,
  },
  Inicio: {
    goal: 300,
    path: '/dashboard/overview',
    prepare: signInAs(ADMIN_EMAIL),
    waitUntilShown: waitForChart,
  },
  'Mi día': {
    goal: 300,
    path: '/dashboard/my-day',
    prepare: signInAs(CONSULTANT_EMAIL),
    waitUntilShown: (page) => page.getByRole('link', { name: 'Abonar' }).first().waitFor(),
  },
  Metas: {
    goal: 300,
    path: '/dashboard/sales/targets',
    prepare: signInAs(ADMIN_EMAIL),
    waitUntilShown: (page) => page.getByRole('table', { name: 'Metas' }).waitFor(),
  },
  'Season page': {
    goal: 300,
    path: `/dashboard/seasons/season/${OPEN_SEASON_ID}`,
    prepare: signInAs(ADMIN_EMAIL),
    waitUntilShown: waitForChart,
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
} as const satisfies Readonly<Record<string, Visit & { goal: number }>>;
