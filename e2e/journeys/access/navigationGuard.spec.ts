import type { SessionUser } from '@surco/shared/contract';
import type { RegisteredRemote } from '@surco/shared/federation';
import { decideNavigation } from '../../../host/src/navigation/guard';
import { HOST_ROUTES } from '../../../host/src/navigation/routeTable';
import { readSectionPaths } from '../../../host/src/navigation/sectionPaths';
import { createTargetResolver } from '../../../host/src/navigation/target';
import { addMenuLinks, stopAddingMenuLinks, returnToMenu } from '../../pageObjects/guardMenuLinks';
import { installNavigationCounter } from '../../support/navigationCounter';
import { listDeniedFiles, withBlockedRemotes } from '../../support/remoteFiles';
import {
  closeAccessDeniedToasts,
  readCurrentPath,
  navigateFromPage,
  readArrival,
  openTypedPath,
} from '../../pageObjects/guardArrival';
import { PASSWORD } from '../../support/demoAccounts';
import { createUserWithoutTerms } from '../../support/database';
import {
  type Actor,
  ACTORS,
  type Arrival,
  isUnknownPath,
  GUARD_CASES,
  type GuardCase,
  resolveExpectedArrival,
} from '../../support/guardExpectations';
import { type Account, readStoredSession, signInWithoutForm } from '../../pageObjects/session';
import { expect, test, collectRequestPaths } from '../../support/test';
import type { APIRequestContext } from '@playwright/test';

test.describe.configure({ mode: 'parallel', timeout: 300_000 });
// Hundreds of pages are loaded, and recording them would take longer than the test.
test.use({ trace: 'off', screenshot: 'off' });

const fetchRemotes = async (request: APIRequestContext): Promise<readonly RegisteredRemote[]> =>
  ((await (await request.get('/registry.json')).json()) as { remotes: readonly RegisteredRemote[] }).remotes;

const toSessionUser = ({ role, hasAcceptedTerms }: Actor): SessionUser | null =>
  role && {
    id: '1',
    role,
    distributor: null,
    acceptedTos: hasAcceptedTerms,
    secondFactorPending: false,
    hasSingleDistributor: false,
    clientKey: null,
    firstName: '',
    lastName: '',
    email: null,
    zoneIds: [],
  };

/** Follows the decisions of the guard to their end. */
function decideByGuard(
  remotes: readonly RegisteredRemote[],
  actor: Actor,
  path: string,
  previous: string | null,
): Arrival {
  const resolve = createTargetResolver(remotes);
  let target = resolve(path);
  let notice = false;
  for (;;) {
    const decision = decideNavigation({
      target,
      user: toSessionUser(actor),
      navigationCount: 1,
      refetched: 'no',
      hasPreviousPage: previous !== null,
      homePaths: readSectionPaths(remotes).home,
    });
    if ('message' in decision && decision.message) notice = true;
    if (decision.kind === 'stay') return { path: previous ?? path, showsAccessDenied: notice };
    if (decision.kind !== 'redirect') return { path: target.pathname + target.search, showsAccessDenied: notice };
    target = resolve(decision.to);
  }
}

/** The demo account, or a new one that has not accepted the terms; intercepting requests would disable the cache. */
const prepareAccount = async ({ role, hasAcceptedTerms }: Actor, account: Account) =>
  role && role !== 'Farmer' && !hasAcceptedTerms
    ? { email: (await createUserWithoutTerms(role)).email, password: PASSWORD }
    : account;

/** Routes with their own journeys: signing out, and the set-up of a required second factor (N-13). */
const ROUTES_TESTED_ELSEWHERE = ['/logout', '/second-factor'];

test('the table of the requirements has every route of the host and the sections, and no other', async ({
  request,
}) => {
  const remotes = await fetchRemotes(request);
  const resolve = createTargetResolver(remotes);
  const known = new Set(GUARD_CASES.map(({ path }) => resolve(path).route.path));
  const routes = [...HOST_ROUTES, ...remotes.flatMap((remote) => remote.routes)].map(({ path }) => path);
  expect(routes.filter((path) => !ROUTES_TESTED_ELSEWHERE.includes(path) && !known.has(path))).toEqual([]);
  const paths = GUARD_CASES.map(({ path }) => path).filter((path) => !isUnknownPath(path));
  expect(paths.filter((path) => resolve(path).route.kind === 'unknown')).toEqual([]);
});

for (const actor of ACTORS) {
  const { account, role, hasAcceptedTerms } = actor;
  const name = `${role ?? 'anonymous'}, terms ${hasAcceptedTerms ? 'accepted' : 'not accepted'}`;

  test(`N-01 N-02 N-03 N-04 N-07 N-08 N-09 N-11 N-12 every path, typed and by link: ${name}`, async ({ page }) => {
    const remotes = await fetchRemotes(page.request);
    const paths = collectRequestPaths(page);
    await installNavigationCounter(page);
    const signedInUser = account && (await signInWithoutForm(page, await prepareAccount(actor, account)));
    // A farmer without accepted terms has no account, so the response is changed.
    if (signedInUser && signedInUser.acceptedTos !== hasAcceptedTerms) {
      await page.route('**/api/auth/me', async (route) => {
        const response = await route.fetch();
        const { data } = (await response.json()) as { data: SessionUser };
        await route.fulfill({ response, json: { data: { ...data, acceptedTos: hasAcceptedTerms } } });
      });
    }
    const found: unknown[] = [];
    const expected: unknown[] = [];
    const record = async (
      row: GuardCase,
      navigationKind: 'typed' | 'linked',
      previous: string | null,
    ): Promise<void> => {
      const expectedArrival = resolveExpectedArrival(actor, row, previous);
      expected.push({ arrival: navigationKind, previous, ...expectedArrival });
      found.push({ arrival: navigationKind, previous, ...(await readArrival(page, expectedArrival)) });
    };

    await withBlockedRemotes(page, async () => {
      for (const row of GUARD_CASES) {
        await openTypedPath(page, row);
        await record(row, 'typed', null);
      }
    });

    const hasMenu = role !== null && role !== 'Farmer' && !(role === 'Consultant' && !hasAcceptedTerms);
    if (hasMenu)
      await addMenuLinks(
        page,
        GUARD_CASES.map(({ path }) => path),
      );
    await page.goto(role ? '/dashboard' : '/login');
    await expect(
      hasMenu ? page.getByRole('link', { name: 'Ir a /login', exact: true }) : page.getByRole('main'),
    ).toBeVisible();
    if (hasMenu) await stopAddingMenuLinks(page);
    for (const row of GUARD_CASES) {
      await closeAccessDeniedToasts(page);
      if (hasMenu) await returnToMenu(page);
      const previous = readCurrentPath(page);
      await navigateFromPage(page, row, hasMenu);
      await record(row, 'linked', previous);
    }

    expect(found).toEqual(expected);
    const denied = listDeniedFiles(remotes, role);
    expect(denied.size).toBeGreaterThan(0);
    expect(paths.filter((path) => path.startsWith('/remotes/'))).not.toEqual([]);
    expect(paths.filter((path) => denied.has(path))).toEqual([]);
    await page.goto('/logout');
    await expect(page).toHaveURL(/\/login$/);
    expect(await readStoredSession(page)).toBeNull();
  });

  test(`N-02 N-03 N-04 N-07 N-08 N-09 N-11 the guard decides as the rules require: ${name}`, async ({ request }) => {
    const remotes = await fetchRemotes(request);
    const cases = GUARD_CASES.flatMap((row) => [null, '/dashboard/x'].map((previous) => ({ row, previous })));
    // Pages that redirect by themselves and the return page of the sign-on are not decided by the guard.
    const guarded = cases.filter(({ row }) => row.path !== '/farmer' && row.path !== '/redirect');
    const listArrivals = (arrive: (row: GuardCase, previous: string | null) => Arrival) =>
      guarded.map(({ row, previous }) => ({ previous, ...arrive(row, previous) }));
    expect(listArrivals((row, previous) => decideByGuard(remotes, actor, row.path, previous))).toEqual(
      listArrivals((row, previous) => resolveExpectedArrival(actor, row, previous)),
    );
  });
}
