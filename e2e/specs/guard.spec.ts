import type { UserDetails } from '@surco/shared/contract';
import type { RegisteredRemote } from '@surco/shared/federation/manifest';
import { decide, NO_ACCESS } from '../../host/src/navigation/guard';
import { HOST_ROUTES } from '../../host/src/navigation/routeTable';
import { resolver } from '../../host/src/navigation/target';
import {
  backToMenu,
  decisions,
  deniedFiles,
  followLink,
  forgetLinks,
  goForward,
  linkEverything,
  watchDecisions,
  withoutRemotes,
} from '../pages/guardWatch';
import { PASSWORD } from '../pages/accounts';
import { newcomer } from '../pages/database';
import { type Actor, ACTORS, type Arrival, isNowhere, ROWS, type Row, ruled } from '../pages/routeTable';
import { type Account, enter } from '../pages/session';
import { expect, test, watchRequests } from '../pages/test';
import type { APIRequestContext, Page } from '@playwright/test';

test.describe.configure({ mode: 'parallel', timeout: 300_000 });
// Hundreds of pages are loaded: recording them would take longer than the test.
test.use({ trace: 'off', screenshot: 'off' });

const registered = async (request: APIRequestContext): Promise<readonly RegisteredRemote[]> =>
  ((await (await request.get('/registry.json')).json()) as { remotes: readonly RegisteredRemote[] }).remotes;

const builtRows = (remotes: readonly RegisteredRemote[]): readonly Row[] => {
  const resolve = resolver(remotes);
  return ROWS.filter(({ address }) => isNowhere(address) || resolve(address).route.kind !== 'unknown');
};

const person = ({ role, terms }: Actor): UserDetails | null =>
  role && {
    id: '1',
    role,
    distributor: null,
    acceptedTos: terms,
    clientKey: null,
    firstName: '',
    lastName: '',
    email: null,
  };

/** Where the guard's pure decision leads, followed to its end. */
function decided(
  remotes: readonly RegisteredRemote[],
  actor: Actor,
  address: string,
  previous: string | null,
): Arrival {
  const resolve = resolver(remotes);
  let target = resolve(address);
  let notice = false;
  for (;;) {
    const decision = decide({
      target,
      user: person(actor),
      redirectCounter: 1,
      refetched: 'no',
      hasPrevious: previous !== null,
    });
    if ('notice' in decision && decision.notice) notice = true;
    if (decision.kind === 'stay') return { final: previous ?? address, notice };
    if (decision.kind !== 'redirect') return { final: target.pathname + target.search, notice };
    target = resolve(decision.to);
  }
}

const addressOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

const denial = (page: Page) => page.getByRole('region', { name: 'Avisos' }).getByText(NO_ACCESS);

/** What is seen once the guard has decided: waits for the expected end, and tells what there was instead. */
async function seen(page: Page, expected: Arrival): Promise<Arrival> {
  await expect
    .poll(() => addressOf(page), { timeout: 5000, intervals: [20, 50, 100] })
    .toBe(expected.final)
    .catch(() => undefined);
  if (expected.notice)
    await denial(page)
      .first()
      .waitFor({ timeout: 5000 })
      .catch(() => undefined);
  return { final: addressOf(page), notice: (await denial(page).count()) > 0 };
}

async function type(page: Page, row: Row): Promise<void> {
  await page.goto(row.address, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('html')?.dataset.decided !== undefined);
}

/** Arrives from another page: by a link of the menu where there is one. */
async function follow(page: Page, row: Row, hasMenu: boolean): Promise<void> {
  const before = await decisions(page);
  await (hasMenu ? followLink(page, row.address) : goForward(page, row.address));
  const moved = page.waitForFunction(
    (count) => Number(document.querySelector('html')?.dataset.decided ?? 0) > count,
    before,
  );
  await Promise.race([moved, denial(page).first().waitFor()]);
}

/** The demo account, or one of its role that has not accepted the terms: it needs no route, with which nothing is cached. */
const whoFor = async ({ role, terms }: Actor, account: Account) =>
  role && role !== 'Farmer' && !terms ? { email: (await newcomer(role)).email, password: PASSWORD } : account;

/** The page that is shown now is the page before for the next one. */
async function settle(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: 'Cerrar: Acceso restringido' });
  await close.evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click();
  });
  await expect(close).toHaveCount(0);
}

test('every route of host and remotes stands in the table of the requirements', async ({ request }) => {
  const remotes = await registered(request);
  const resolve = resolver(remotes);
  const known = new Set(ROWS.map(({ address }) => resolve(address).route.path));
  const routes = [...HOST_ROUTES, ...remotes.flatMap((remote) => remote.routes)].map(({ path }) => path);
  expect(routes.filter((path) => path !== '/logout' && !known.has(path))).toEqual([]);
});

for (const actor of ACTORS) {
  const { account, role, terms } = actor;
  const name = `${role ?? 'nobody'}, terms ${terms ? 'accepted' : 'not accepted'}`;

  test(`N-01 N-02 N-03 N-04 N-07 N-08 N-09 N-11 N-12 every address, typed and by a link: ${name}`, async ({ page }) => {
    const remotes = await registered(page.request);
    const rows = builtRows(remotes);
    const paths = watchRequests(page);
    await watchDecisions(page);
    const entered = account && (await enter(page, await whoFor(actor, account)));
    // A farmer's terms alone are no user's of our own.
    if (entered && entered.acceptedTos !== terms) {
      await page.route('**/api/auth/me', async (route) => {
        const response = await route.fetch();
        const { data } = (await response.json()) as { data: UserDetails };
        await route.fulfill({ response, json: { data: { ...data, acceptedTos: terms } } });
      });
    }
    const found: unknown[] = [];
    const expected: unknown[] = [];
    const record = async (row: Row, arrival: 'typed' | 'linked', previous: string | null): Promise<void> => {
      const rule = ruled(actor, row, previous);
      expected.push({ arrival, address: row.address, previous, ...rule });
      found.push({ arrival, address: row.address, previous, ...(await seen(page, rule)) });
    };

    await withoutRemotes(page, async () => {
      for (const row of rows) {
        await type(page, row);
        await record(row, 'typed', null);
      }
    });

    const hasMenu = role !== null && role !== 'Farmer' && !(role === 'Consultant' && !terms);
    if (hasMenu)
      await linkEverything(
        page,
        rows.map(({ address }) => address),
      );
    await page.goto(role ? '/dashboard' : '/login');
    await expect(
      hasMenu ? page.getByRole('link', { name: 'Ir a /login', exact: true }) : page.getByRole('main'),
    ).toBeVisible();
    if (hasMenu) await forgetLinks(page);
    for (const row of rows) {
      await settle(page);
      if (hasMenu) await backToMenu(page);
      const previous = addressOf(page);
      await follow(page, row, hasMenu);
      await record(row, 'linked', previous);
    }

    expect(found).toEqual(expected);
    const denied = deniedFiles(remotes, role);
    expect(denied.size).toBeGreaterThan(0);
    expect(paths.filter((path) => path.startsWith('/remotes/'))).not.toEqual([]);
    expect(paths.filter((path) => denied.has(path))).toEqual([]);
    await page.goto('/logout');
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => localStorage.getItem('surco.session'))).toBeNull();
  });

  test(`N-02 N-03 N-04 N-07 N-08 N-09 N-11 what the guard decides is what the rules say: ${name}`, async ({
    request,
  }) => {
    const remotes = await registered(request);
    const cases = builtRows(remotes).flatMap((row) => [null, '/dashboard/x'].map((previous) => ({ row, previous })));
    // Pages that lead on by themselves, and the sign-on's own return page, are not the guard's.
    const guarded = cases.filter(({ row }) => row.address !== '/farmer' && !(row.address === '/redirect'));
    const show = (arrive: (row: Row, previous: string | null) => Arrival) =>
      guarded.map(({ row, previous }) => ({ address: row.address, previous, ...arrive(row, previous) }));
    expect(show((row, previous) => decided(remotes, actor, row.address, previous))).toEqual(
      show((row, previous) => ruled(actor, row, previous)),
    );
  });
}
