import type { RegisteredRemote } from '@surco/shared/federation/manifest';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Badge } from './Badge';
import { follow } from './follow';
import { inPlace } from './ownMachine';
import { SectionDialog } from './SectionDialog';
import { withOwnMachine } from './start';

const ORIGIN = 'http://localhost:3100';
const config = {
  apiBase: '/api',
  apiKeyHeader: 'x-api-key',
  apiKey: 'x',
  sso: { clientId: '', authority: '', redirectUri: '', product: 'microsoft' },
  locale: 'es-MX',
  currency: 'MXN',
  timeZone: 'America/Mexico_City',
};
const remote = (name: string, entry: string): RegisteredRemote => ({
  name,
  contract: '^1.0.0',
  version: '1',
  entry,
  files: {},
  menu: [],
  routes: [],
  redirects: [],
});
const published = [remote('mfe-one', '/one.js'), remote('mfe-two', '/two.js')];
const own = remote('mfe-two', `${ORIGIN}/mfe-two/two.js`);

class Source extends EventTarget {
  static opened: Source[] = [];
  close = jest.fn();
  constructor(readonly url: string) {
    super();
    Source.opened.push(this);
  }
  say(news: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(news) }));
  }
}

/** A host begins, where the configuration allows a section from this machine. */
const start = () => act(() => withOwnMachine({ ...config, devRemotes: ORIGIN }, published));

/** What answers on the person's machine; null: nobody. */
function machine(remotes: readonly RegisteredRemote[] | null): void {
  globalThis.fetch = jest.fn(async () => {
    if (!remotes) throw new TypeError('nobody');
    const answer: Pick<Response, 'ok' | 'json'> = { ok: true, json: async () => ({ format: 1, remotes }) };
    return answer as Response;
  });
}

beforeEach(() => {
  Source.opened = [];
  Object.assign(globalThis, { EventSource: Source });
  AbortSignal.timeout ??= () => new AbortController().signal;
  sessionStorage.clear();
  document.body.innerHTML = '';
});

test('C-07 a section of one’s own machine stands in the place of the published one; a new one comes last', () => {
  expect(inPlace(published, own)).toEqual([published[0], own]);
  const made = remote('mfe-new', '/new.js');
  expect(inPlace(published, made)).toEqual([...published, made]);
});

test('C-07 nothing is asked for where nobody chose, or where the configuration does not allow it', async () => {
  machine([own]);
  expect(await withOwnMachine({ ...config, devRemotes: ORIGIN }, published)).toBe(published);
  sessionStorage.setItem('surco.dev', 'mfe-two');
  expect(await withOwnMachine(config, published)).toBe(published);
  expect(fetch).not.toHaveBeenCalled();
});

test('C-07 a badge says which section comes from this machine', async () => {
  machine([own]);
  sessionStorage.setItem('surco.dev', 'mfe-two');
  expect(await start()).toEqual([published[0], own]);
  await waitFor(() => expect(document.body).toHaveTextContent('mfe-two viene de su máquina'));
});

test('C-07 while the machine does not answer the published one stands in, and the badge says so', async () => {
  machine(null);
  sessionStorage.setItem('surco.dev', 'mfe-two');
  expect(await start()).toBe(published);
  await waitFor(() => expect(document.body).toHaveTextContent(`${ORIGIN} no la ofrece: se ve la publicada`));
});

test('C-07 builds of this section are heard, those of others are not; a failed one says why', () => {
  const [onBuilt, onFailed] = [jest.fn(), jest.fn()];
  const stop = follow(ORIGIN, 'mfe-two', { onBuilt, onFailed });
  const [source] = Source.opened;
  source?.say({ name: 'mfe-one' });
  expect(onBuilt).not.toHaveBeenCalled();
  source?.say({ name: 'mfe-two' });
  source?.say({ name: 'mfe-two', failure: 'Falta un paréntesis.' });
  expect([onBuilt.mock.calls.length, onFailed.mock.calls]).toEqual([1, [['Falta un paréntesis.']]]);
  stop();
  expect(source?.close).toHaveBeenCalled();
});

test('C-07 a machine that went away is told; when it is back, what it built meanwhile is fetched', () => {
  const [onBuilt, onLost] = [jest.fn(), jest.fn()];
  follow(ORIGIN, 'mfe-two', { onBuilt, onLost });
  const [source] = Source.opened;
  source?.dispatchEvent(new Event('open'));
  expect(onBuilt).not.toHaveBeenCalled();
  source?.dispatchEvent(new Event('error'));
  source?.dispatchEvent(new Event('open'));
  expect([onLost.mock.calls.length, onBuilt.mock.calls.length]).toEqual([1, 1]);
});

test('C-07 the badge shows why a build failed, and that its machine is away', () => {
  render(<Badge origin={ORIGIN} name="mfe-two" isServed />);
  const badge = screen.getByRole('complementary', { name: 'Sección en desarrollo' });
  act(() => void Source.opened[0]?.dispatchEvent(new Event('error')));
  expect(badge).toHaveTextContent('viene de su máquina, que ya no responde');
  act(() => Source.opened[0]?.say({ name: 'mfe-two', failure: 'Falta un paréntesis.' }));
  expect(badge).toHaveTextContent('no se pudo construir');
  expect(screen.getByText('Falta un paréntesis.')).toBeVisible();
});

/** The panel as it is once the machine, and where need be the browser, has answered. */
async function panelSays(text: RegExp): Promise<void> {
  const { unmount } = render(<SectionDialog origin={ORIGIN} onClose={() => undefined} />);
  expect(await screen.findByText(text)).toBeInTheDocument();
  unmount();
}

const permission = (state: PermissionState): unknown =>
  Object.assign(navigator, {
    permissions: {
      query: async ({ name }: { name: string }) => {
        if (name !== 'local-network-access') throw new TypeError('unknown');
        return { state };
      },
    },
  });

test('C-07 the panel lists what the machine serves, or says why there is nothing and what to do', async () => {
  machine([own]);
  await panelSays(/^Usar en esta pestaña$/);
  machine([]);
  await panelSays(/no ha construido ninguna sección/);
  machine(null);
  permission('granted');
  await panelSays(/^Nadie responde en/);
  permission('denied');
  await panelSays(/El navegador no deja que esta página llegue/);
});

test('C-07 the panel looks again when it is told to', async () => {
  permission('granted');
  machine(null);
  render(<SectionDialog origin={ORIGIN} onClose={() => undefined} />);
  const again = await screen.findByRole('button', { name: 'Buscar de nuevo' });
  machine([own]);
  act(() => again.click());
  expect(await screen.findByRole('button', { name: 'Usar en esta pestaña' })).toBeInTheDocument();
});
