import { findUnopenedDrafts, lockDraft, withExclusiveLock } from './locks';

const held = new Set<string>();

/** The locks of the browser, as far as they are used here; jsdom has none. */
const locks = {
  query: async () => ({ held: [...held].map((name) => ({ name })) }),
  request: async (name: string, _options: object, work: (lock: object | null) => unknown) => {
    if (held.has(name)) return work(null);
    held.add(name);
    try {
      return await work({});
    } finally {
      held.delete(name);
    }
  },
};

beforeEach(() => Object.defineProperty(navigator, 'locks', { configurable: true, value: locks }));
afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

const moveThroughCache = (type: 'pagehide' | 'pageshow'): unknown =>
  window.dispatchEvent(Object.assign(new Event(type), { persisted: true }));

/** Whether the next page, which asks in its own task, takes the draft for open. */
async function isOpen(id: string): Promise<boolean> {
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  return !(await findUnopenedDrafts([id])).has(id);
}

test('R-25 a draft is open in its form only while the page is shown', async () => {
  const close = lockDraft('e-1');
  expect(await isOpen('e-1')).toBe(true);
  moveThroughCache('pagehide');
  expect(await isOpen('e-1')).toBe(false);
  moveThroughCache('pageshow');
  expect(await isOpen('e-1')).toBe(true);
  close();
  moveThroughCache('pageshow');
  expect(await isOpen('e-1')).toBe(false);
});

test('X-11 a page that was left while it sends does not keep the next one from sending, and gets its answer', async () => {
  let answer = (_text: string): void => undefined;
  const sent = withExclusiveLock(
    'surco.sender',
    () =>
      new Promise<string>((resolve) => {
        answer = resolve;
      }),
  );
  const sendInNextPage = () => withExclusiveLock('surco.sender', async () => 'sent');
  expect(await sendInNextPage()).toBeUndefined();
  moveThroughCache('pagehide');
  await Promise.resolve();
  expect(await sendInNextPage()).toBe('sent');
  answer('sent before');
  expect(await sent).toBe('sent before');
});
