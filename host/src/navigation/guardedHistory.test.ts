import type { SessionUser } from '@surco/shared/contract';
import { createSessionUser } from '@surco/shared/testing';
import { type GuardPorts, createGuardedHistory } from './guardedHistory';
import { readLoginState } from './loginState';
import { readSectionPaths } from './sectionPaths';
import { createTargetResolver } from './target';
import { testSections } from '../testing/testSections';

const consultant = createSessionUser('Consultant');

function createTestHistory(change: Partial<GuardPorts> = {}, user: SessionUser | null = consultant) {
  const fakeState = { user, counter: 0, refetches: 0, messages: [] as string[], errors: [] as string[] };
  const history = createGuardedHistory({
    resolve: createTargetResolver(testSections),
    homePaths: readSectionPaths(testSections).home,
    getUser: () => fakeState.user,
    getNavigationCount: () => fakeState.counter,
    refetchUser: async () => {
      fakeState.refetches += 1;
      return true;
    },
    countNavigation: () => (fakeState.counter = fakeState.counter + 1 > 4 ? 0 : fakeState.counter + 1),
    showAccessDenied: (text) => fakeState.messages.push(text),
    signOut: (error) => {
      fakeState.errors.push(error);
      fakeState.user = null;
    },
    confirmLeave: async () => true,
    waitForPaint: async () => undefined,
    ...change,
  });
  return { history, seen: fakeState };
}

const waitForPath = (history: ReturnType<typeof createGuardedHistory>, pathname: string): Promise<void> =>
  new Promise((resolve) => {
    const resolveAtPath = (): void => {
      if (history.getLocation()?.target.pathname === pathname) resolve();
    };
    history.subscribe(resolveAtPath);
    resolveAtPath();
  });

async function openAt(address: string, change: Partial<GuardPorts> = {}, user: SessionUser | null = consultant) {
  window.history.replaceState(null, '', address);
  const testHistory = createTestHistory(change, user);
  const stop = testHistory.history.start();
  return { ...testHistory, stop };
}

test('N-09 a denied navigation keeps address and page', async () => {
  const { history, seen, stop } = await openAt('/dashboard/sales');
  await waitForPath(history, '/dashboard/sales/list/sale');
  await history.navigate('/dashboard/products/list');
  expect(window.location.pathname).toBe('/dashboard/sales/list/sale');
  expect(history.getLocation()?.target.pathname).toBe('/dashboard/sales/list/sale');
  expect(seen.messages).toHaveLength(1);
  stop();
});

test('N-11 a denied typed address becomes the role home, with a message', async () => {
  const { history, seen, stop } = await openAt('/dashboard/products/list');
  await waitForPath(history, '/dashboard/sales/list/sale');
  expect(window.location.pathname).toBe('/dashboard/sales/list/sale');
  expect(seen.messages).toHaveLength(1);
  stop();
});

test.each([
  ['Farmer', '/dashboard/sales/list/sale', '/simulator'],
  ['Consultant', '/dashboard/products/list', '/dashboard/sales/list/sale'],
  ['Consultant', '/dashboard/customers/list', '/dashboard/customers/list'],
] as const)(
  'N-12 while the details of a %s are fetched, %s waits in the layout of %s',
  async (role, address, pathname) => {
    const { history, stop } = await openAt(
      address,
      { refetchUser: () => new Promise(() => undefined) },
      createSessionUser(role),
    );
    expect(history.getLocation()).toBeNull();
    expect(history.getPendingTarget()?.pathname).toBe(pathname);
    stop();
  },
);

test.each([
  ['//', '/dashboard/sales/list/sale'],
  ['//malo.ejemplo/dashboard/users', '/malo.ejemplo/dashboard/users'],
])('R-44 %s is a path of this site, not another host', async (typed, pathname) => {
  const { history, stop } = await openAt(window.location.origin + typed);
  await waitForPath(history, pathname);
  expect(window.location.pathname).toBe(pathname);
  stop();
});

test('N-10 K-03 the counter grows with each allowed navigation and returns to 0 after exceeding 4', async () => {
  const { history, seen, stop } = await openAt('/dashboard/sales/list/sale');
  await waitForPath(history, '/dashboard/sales/list/sale');
  const counts = [seen.counter];
  for (let turn = 0; turn < 5; turn += 1) {
    await history.navigate(turn % 2 ? '/dashboard/sales/list/sale' : '/dashboard/sales/sale/1');
    counts.push(seen.counter);
  }
  expect(counts).toEqual([1, 2, 3, 4, 0, 1]);
  expect(seen.refetches).toBe(2);
  stop();
});

test('N-03 the login page knows the page that was opened without a session, also after a reload', async () => {
  const opened = await openAt('/dashboard/sales/create-sale', {}, null);
  await waitForPath(opened.history, '/login');
  opened.stop();
  const { history } = createTestHistory({}, null);
  const stop = history.start();
  await waitForPath(history, '/login');
  expect(readLoginState(history.getLocation()?.state, 'requestedPath')).toBe('/dashboard/sales/create-sale');
  await history.navigate('/dashboard/sales/list/sale');
  expect(readLoginState(history.getLocation()?.state, 'requestedPath')).toBeNull();
  stop();
});

test('N-06 a failed refetch signs out and opens the login page', async () => {
  const { history, seen, stop } = await openAt('/dashboard/sales/list/sale', { refetchUser: async () => false });
  await waitForPath(history, '/login');
  expect(seen.errors).toHaveLength(1);
  stop();
});

test('drops a navigation when a later one starts', async () => {
  let release: (ok: boolean) => void = () => undefined;
  const slow = new Promise<boolean>((resolve) => (release = resolve));
  const { history, stop } = await openAt('/login', { refetchUser: () => slow, getNavigationCount: () => 0 }, null);
  await waitForPath(history, '/login');
  const other = createTestHistory({ refetchUser: () => slow, getNavigationCount: () => 0 });
  const first = other.history.navigate('/dashboard/sales/sale/1');
  const second = other.history.navigate('/logout');
  release(true);
  await Promise.all([first, second]);
  expect(other.history.getLocation()?.target.pathname).toBe('/logout');
  stop();
});

test('going back to a page that is now denied keeps the current page', async () => {
  const { history, seen, stop } = await openAt('/dashboard/sales/create-sale');
  await waitForPath(history, '/dashboard/sales/create-sale');
  await history.navigate('/dashboard/sales/list/sale');
  seen.user = { ...consultant, role: 'Supervisor' };
  const returned = waitForPopstates(2);
  history.go(-1);
  await returned;
  expect(window.location.pathname).toBe('/dashboard/sales/list/sale');
  expect(history.getLocation()?.target.pathname).toBe('/dashboard/sales/list/sale');
  stop();
});

test('a denied navigation during "back" keeps address and page in step', async () => {
  let release: (ok: boolean) => void = () => undefined;
  const slow = new Promise<boolean>((resolve) => (release = resolve));
  let counter = 1;
  const { history, stop } = await openAt('/dashboard/sales/list/sale', {
    getNavigationCount: () => counter,
    refetchUser: () => slow,
  });
  await waitForPath(history, '/dashboard/sales/list/sale');
  await history.navigate('/dashboard/sales/sale/1');
  counter = 0;
  const back = waitForPopstates(1);
  history.go(-1);
  await back;
  const returned = waitForPopstates(1);
  const refused = history.navigate('/dashboard/products/list');
  release(true);
  await Promise.all([refused, returned]);
  expect(window.location.pathname).toBe('/dashboard/sales/sale/1');
  expect(history.getLocation()?.target.pathname).toBe('/dashboard/sales/sale/1');
  stop();
});

const waitForPopstates = (count: number): Promise<void> =>
  new Promise((resolve) => {
    let seen = 0;
    window.addEventListener('popstate', () => (seen += 1) === count && resolve());
  });

describe('unsaved changes', () => {
  test('keep the current page until the user has answered', async () => {
    let answer: (leave: boolean) => void = () => undefined;
    const { history, stop } = await openAt('/dashboard/sales/create-sale', {
      confirmLeave: () => new Promise((resolve) => (answer = resolve)),
    });
    await waitForPath(history, '/dashboard/sales/create-sale');
    const navigation = history.navigate('/dashboard/sales/list/sale');
    expect(window.location.pathname).toBe('/dashboard/sales/create-sale');
    answer(false);
    await navigation;
    expect(window.location.pathname).toBe('/dashboard/sales/create-sale');
    const again = history.navigate('/dashboard/sales/list/sale');
    answer(true);
    await again;
    expect(window.location.pathname).toBe('/dashboard/sales/list/sale');
    stop();
  });

  test('restore the address when the user stays after "back"', async () => {
    const { history, stop } = await openAt('/dashboard/sales/list/sale', {
      confirmLeave: async (from) => !from.pathname.endsWith('create-sale'),
    });
    await waitForPath(history, '/dashboard/sales/list/sale');
    await history.navigate('/dashboard/sales/create-sale');
    const returned = waitForPopstates(2);
    history.go(-1);
    await returned;
    expect(window.location.pathname).toBe('/dashboard/sales/create-sale');
    expect(history.getLocation()?.target.pathname).toBe('/dashboard/sales/create-sale');
    stop();
  });

  test.each([
    ['another page', '/dashboard/sales/list/sale', {}, 1],
    ['another query, which may show another form', '/dashboard/sales/create-sale?cliente=1', {}, 1],
    ['a query that the page replaces by itself', '/dashboard/sales/create-sale?cliente=1', { replace: true }, 0],
    ['a heading of the same page', '/dashboard/sales/create-sale#lineas', {}, 0],
  ])('are asked about before %s', async (_, address, options, questions) => {
    const confirmLeave = jest.fn(async () => false);
    const { history, stop } = await openAt('/dashboard/sales/create-sale', { confirmLeave });
    await waitForPath(history, '/dashboard/sales/create-sale');
    await history.navigate(address, options);
    expect(confirmLeave).toHaveBeenCalledTimes(questions);
    stop();
  });

  test('ignore the answer to a question when a later navigation has started', async () => {
    const answers: ((leave: boolean) => void)[] = [];
    const { history, stop } = await openAt('/dashboard/sales/create-sale', {
      confirmLeave: () => new Promise((resolve) => answers.push(resolve)),
    });
    await waitForPath(history, '/dashboard/sales/create-sale');
    const first = history.navigate('/dashboard/sales/list/sale');
    const second = history.navigate('/dashboard/sales/sale/1');
    answers[1]?.(true);
    await second;
    answers[0]?.(true);
    await first;
    expect(history.getLocation()?.target.pathname).toBe('/dashboard/sales/sale/1');
    stop();
  });
});

test('a press is painted before its page is rendered, and the latest press wins', async () => {
  const paints: (() => void)[] = [];
  const { history, stop } = await openAt('/dashboard/sales/list/sale', {
    waitForPaint: () => new Promise((resolve) => paints.push(resolve)),
  });
  await waitForPath(history, '/dashboard/sales/list/sale');
  expect(paints).toHaveLength(0);
  const first = history.navigate('/dashboard/sales/sale/1');
  await Promise.resolve();
  const second = history.navigate('/dashboard/sales/create-sale');
  await Promise.resolve();
  expect(paints).toHaveLength(2);
  expect(history.getLocation()?.target.pathname).toBe('/dashboard/sales/list/sale');
  await history.navigate('/dashboard/sales/list/sale?page=2', { replace: true });
  for (const paint of paints) paint();
  await Promise.all([first, second]);
  expect(history.getLocation()?.target.pathname).toBe('/dashboard/sales/create-sale');
  await history.navigate('/dashboard/sales/create-sale?clientId=1', { replace: true });
  expect(history.getLocation()?.target.search).toBe('?clientId=1');
  stop();
});

test('a page that changes its own query does not wait', async () => {
  const waitForPaint = jest.fn(async () => undefined);
  const { history, stop } = await openAt('/dashboard/sales/list/sale', { waitForPaint });
  await waitForPath(history, '/dashboard/sales/list/sale');
  await history.navigate('/dashboard/sales/list/sale?page=2', { replace: true });
  expect(history.getLocation()?.target.search).toBe('?page=2');
  expect(waitForPaint).not.toHaveBeenCalled();
  stop();
});
