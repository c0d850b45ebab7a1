import type { UserDetails } from '@surco/shared/contract';
import { person } from '@surco/shared/testing/people';
import { type GuardPorts, guardedHistory } from './guardedHistory';
import { resolver } from './target';
import { testRemotes } from './testRemotes';

const consultant = person('Consultant');

function world(change: Partial<GuardPorts> = {}, user: UserDetails | null = consultant) {
  const seen = { user, counter: 0, refetches: 0, notices: [] as string[], errors: [] as string[] };
  const history = guardedHistory({
    resolve: resolver(testRemotes),
    user: () => seen.user,
    redirectCounter: () => seen.counter,
    refetch: async () => {
      seen.refetches += 1;
      return true;
    },
    countNavigation: () => (seen.counter = seen.counter + 1 > 4 ? 0 : seen.counter + 1),
    notice: (text) => seen.notices.push(text),
    signOut: (error) => {
      seen.errors.push(error);
      seen.user = null;
    },
    mayLeave: async () => true,
    ...change,
  });
  return { history, seen };
}

const settled = (history: ReturnType<typeof guardedHistory>, pathname: string): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (history.place()?.target.pathname === pathname) resolve();
    };
    history.subscribe(look);
    look();
  });

async function open(address: string, change: Partial<GuardPorts> = {}, user: UserDetails | null = consultant) {
  window.history.replaceState(null, '', address);
  const it = world(change, user);
  const stop = it.history.start();
  return { ...it, stop };
}

test('N-09 a denied navigation leaves address and page as they were', async () => {
  const { history, seen, stop } = await open('/dashboard/sales');
  await settled(history, '/dashboard/sales/list/sale');
  await history.navigate('/dashboard/products/list');
  expect(window.location.pathname).toBe('/dashboard/sales/list/sale');
  expect(history.place()?.target.pathname).toBe('/dashboard/sales/list/sale');
  expect(seen.notices).toHaveLength(1);
  stop();
});

test('N-11 a denied address that was typed becomes the role home, with a notice', async () => {
  const { history, seen, stop } = await open('/dashboard/products/list');
  await settled(history, '/dashboard/sales/list/sale');
  expect(window.location.pathname).toBe('/dashboard/sales/list/sale');
  expect(seen.notices).toHaveLength(1);
  stop();
});

test.each([
  ['//', '/dashboard/sales/list/sale'],
  ['//malo.ejemplo/dashboard/users', '/malo.ejemplo/dashboard/users'],
])('R-44 %s is a path of ours and no other host', async (typed, pathname) => {
  const { history, stop } = await open(window.location.origin + typed);
  await settled(history, pathname);
  expect(window.location.pathname).toBe(pathname);
  stop();
});

test('N-10 K-03 the counter grows with each allowed navigation and returns to 0 after exceeding 4', async () => {
  const { history, seen, stop } = await open('/dashboard/sales/list/sale');
  await settled(history, '/dashboard/sales/list/sale');
  const counts = [seen.counter];
  for (let turn = 0; turn < 5; turn += 1) {
    await history.navigate(turn % 2 ? '/dashboard/sales/list/sale' : '/dashboard/sales/sale/1');
    counts.push(seen.counter);
  }
  expect(counts).toEqual([1, 2, 3, 4, 0, 1]);
  expect(seen.refetches).toBe(2);
  stop();
});

test('N-06 a failed refetch signs out and leads to login', async () => {
  const { history, seen, stop } = await open('/dashboard/sales/list/sale', { refetch: async () => false });
  await settled(history, '/login');
  expect(seen.errors).toHaveLength(1);
  stop();
});

test('a navigation that a later one overtakes is dropped', async () => {
  let release: (ok: boolean) => void = () => undefined;
  const slow = new Promise<boolean>((resolve) => (release = resolve));
  const { history, stop } = await open('/login', { refetch: () => slow, redirectCounter: () => 0 }, null);
  await settled(history, '/login');
  const other = world({ refetch: () => slow, redirectCounter: () => 0 });
  const first = other.history.navigate('/dashboard/sales/sale/1');
  const second = other.history.navigate('/logout');
  release(true);
  await Promise.all([first, second]);
  expect(other.history.place()?.target.pathname).toBe('/logout');
  stop();
});

test('going back to a page that may not be entered any more keeps the page that is shown', async () => {
  const { history, seen, stop } = await open('/dashboard/sales/create-sale');
  await settled(history, '/dashboard/sales/create-sale');
  await history.navigate('/dashboard/sales/list/sale');
  seen.user = { ...consultant, role: 'Supervisor' };
  const returned = pops(2);
  history.go(-1);
  await returned;
  expect(window.location.pathname).toBe('/dashboard/sales/list/sale');
  expect(history.place()?.target.pathname).toBe('/dashboard/sales/list/sale');
  stop();
});

test('a way back that a refused navigation overtakes leaves address and page together', async () => {
  let release: (ok: boolean) => void = () => undefined;
  const slow = new Promise<boolean>((resolve) => (release = resolve));
  let counter = 1;
  const { history, stop } = await open('/dashboard/sales/list/sale', {
    redirectCounter: () => counter,
    refetch: () => slow,
  });
  await settled(history, '/dashboard/sales/list/sale');
  await history.navigate('/dashboard/sales/sale/1');
  counter = 0;
  const back = pops(1);
  history.go(-1);
  await back;
  const returned = pops(1);
  const refused = history.navigate('/dashboard/products/list');
  release(true);
  await Promise.all([refused, returned]);
  expect(window.location.pathname).toBe('/dashboard/sales/sale/1');
  expect(history.place()?.target.pathname).toBe('/dashboard/sales/sale/1');
  stop();
});

const pops = (wanted: number): Promise<void> =>
  new Promise((resolve) => {
    let seen = 0;
    window.addEventListener('popstate', () => (seen += 1) === wanted && resolve());
  });

describe('unsaved changes', () => {
  test('keep the person where it is until it has answered', async () => {
    let answer: (leave: boolean) => void = () => undefined;
    const { history, stop } = await open('/dashboard/sales/create-sale', {
      mayLeave: () => new Promise((resolve) => (answer = resolve)),
    });
    await settled(history, '/dashboard/sales/create-sale');
    const asked = history.navigate('/dashboard/sales/list/sale');
    expect(window.location.pathname).toBe('/dashboard/sales/create-sale');
    answer(false);
    await asked;
    expect(window.location.pathname).toBe('/dashboard/sales/create-sale');
    const again = history.navigate('/dashboard/sales/list/sale');
    answer(true);
    await again;
    expect(window.location.pathname).toBe('/dashboard/sales/list/sale');
    stop();
  });

  test('on the way back the address returns with the person', async () => {
    const { history, stop } = await open('/dashboard/sales/list/sale', {
      mayLeave: async (from) => !from.pathname.endsWith('create-sale'),
    });
    await settled(history, '/dashboard/sales/list/sale');
    await history.navigate('/dashboard/sales/create-sale');
    const returned = pops(2);
    history.go(-1);
    await returned;
    expect(window.location.pathname).toBe('/dashboard/sales/create-sale');
    expect(history.place()?.target.pathname).toBe('/dashboard/sales/create-sale');
    stop();
  });

  test('an answer to a question that a later navigation overtook moves nothing', async () => {
    const answers: ((leave: boolean) => void)[] = [];
    const { history, stop } = await open('/dashboard/sales/create-sale', {
      mayLeave: () => new Promise((resolve) => answers.push(resolve)),
    });
    await settled(history, '/dashboard/sales/create-sale');
    const first = history.navigate('/dashboard/sales/list/sale');
    const second = history.navigate('/dashboard/sales/sale/1');
    answers[1]?.(true);
    await second;
    answers[0]?.(true);
    await first;
    expect(history.place()?.target.pathname).toBe('/dashboard/sales/sale/1');
    stop();
  });
});
