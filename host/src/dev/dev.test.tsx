import type { RegisteredRemote } from '@surco/shared/federation';
import { getBootData } from '@surco/shared/platform';
import { createSessionUser, session } from '@surco/shared/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createRemote } from '../testing/createRemote';
import { DevBadge } from './DevBadge';
import { replaceSection } from './localSections';
import { SectionDialog } from './SectionDialog';
import { canUseLocalSections, DEVELOPER_HASH, withLocalSection } from './devMode';

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
const published = [
  createRemote({ name: 'mfe-one', entry: '/one.js' }),
  createRemote({ name: 'mfe-two', entry: '/two.js' }),
];
const localSection = createRemote({
  name: 'mfe-two',
  entry: `${ORIGIN}/mfe-two/two.js`,
  routes: [{ path: '/dashboard/two', title: 'Dos', page: 'two', roles: ['Admin', 'Supervisor'] }],
});

class FakeEventSource extends EventTarget {
  static opened: FakeEventSource[] = [];
  close = jest.fn();
  constructor(readonly url: string) {
    super();
    FakeEventSource.opened.push(this);
  }
  emit(message: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}

/** Calls `withLocalSection` with a configuration that allows local sections. @returns the sections of the tab */
const applyChosenSection = () => act(() => withLocalSection({ ...config, devRemotes: ORIGIN }, published));

/** Mocks the dev server; null: it does not answer. */
function mockLocalServer(remotes: readonly RegisteredRemote[] | null): void {
  globalThis.fetch = jest.fn(async () => {
    if (!remotes) throw new TypeError('no server');
    const answer: Pick<Response, 'ok' | 'json'> = { ok: true, json: async () => ({ format: 1, remotes }) };
    return answer as Response;
  });
}

beforeEach(() => {
  FakeEventSource.opened = [];
  Object.assign(globalThis, { EventSource: FakeEventSource });
  sessionStorage.clear();
  session.setUser(createSessionUser('Admin'));
  document.body.innerHTML = '';
});

test('C-07 replaces the published section by the local one, and adds a new one at the end', () => {
  expect(replaceSection(published, localSection)).toEqual([published[0], localSection]);
  const added = createRemote({ name: 'mfe-new', entry: '/new.js' });
  expect(replaceSection(published, added)).toEqual([...published, added]);
});

test('C-07 requests nothing without a chosen section, or when the configuration does not allow it', async () => {
  mockLocalServer([localSection]);
  expect(await withLocalSection({ ...config, devRemotes: ORIGIN }, published)).toBe(published);
  sessionStorage.setItem('surco.dev', 'mfe-two');
  expect(await withLocalSection(config, published)).toBe(published);
  expect(fetch).not.toHaveBeenCalled();
});

describe('the entry "Sección en desarrollo"', () => {
  const forget = () => {
    document.cookie = 'surco-developer=; path=/; max-age=0';
    delete getBootData().previews;
    history.replaceState(null, '', '/');
  };
  beforeEach(forget);
  afterEach(forget);

  test.each<[title: string, prepare: () => unknown, isShown: boolean]>([
    ['nobody else', () => undefined, false],
    ['who opened an address with the hash', () => history.replaceState(null, '', `/${DEVELOPER_HASH}`), true],
    ['whose tab has a local section', () => sessionStorage.setItem('surco.dev', 'mfe-two'), true],
    ['who gets a preview', () => (getBootData().previews = ['mfe-two']), true],
  ])('C-07 is for %s', async (_title, prepare, isShown) => {
    mockLocalServer([localSection]);
    prepare();
    await applyChosenSection();
    expect(canUseLocalSections()).toBe(isShown);
  });

  test('C-07 stays after the hash is gone, and is for nobody where the configuration does not allow it', async () => {
    history.replaceState(null, '', `/${DEVELOPER_HASH}`);
    await applyChosenSection();
    history.replaceState(null, '', '/');
    await applyChosenSection();
    expect(canUseLocalSections()).toBe(true);
    await withLocalSection(config, published);
    expect(canUseLocalSections()).toBe(false);
  });
});

test.each([
  ['the local section', [localSection], [published[0], localSection], 'mfe-two viene de su máquina'],
  ['the published one while no server answers', null, published, `${ORIGIN} no la ofrece: se ve la publicada`],
])('C-07 uses %s, and a badge says so', async (_title, served, used, text) => {
  mockLocalServer(served);
  sessionStorage.setItem('surco.dev', 'mfe-two');
  expect(await applyChosenSection()).toEqual(used);
  await waitFor(() => expect(document.body).toHaveTextContent(text));
});

test('C-07 the badge shows a lost dev server and the error of a build', () => {
  render(<DevBadge origin={ORIGIN} name="mfe-two" isServed />);
  const badge = screen.getByRole('complementary', { name: 'Sección en desarrollo' });
  act(() => void FakeEventSource.opened[0]?.dispatchEvent(new Event('error')));
  expect(badge).toHaveTextContent('viene de su máquina, que ya no responde');
  act(() => FakeEventSource.opened[0]?.emit({ name: 'mfe-one', failure: 'De otra sección.' }));
  expect(badge).toHaveTextContent('viene de su máquina, que ya no responde');
  act(() => FakeEventSource.opened[0]?.emit({ name: 'mfe-two', failure: 'Falta un paréntesis.' }));
  expect(badge).toHaveTextContent('no se pudo construir');
  expect(screen.getByText('Falta un paréntesis.')).toBeVisible();
});

/** Opens the dialog and waits for a text. */
async function expectDialogText(text: RegExp): Promise<void> {
  const { unmount } = render(<SectionDialog origin={ORIGIN} onClose={() => undefined} />);
  expect(await screen.findByText(text)).toBeInTheDocument();
  unmount();
}

const mockPermission = (state: PermissionState): unknown =>
  Object.assign(navigator, {
    permissions: {
      query: async ({ name }: { name: string }) => {
        if (name !== 'local-network-access') throw new TypeError('unknown');
        return { state };
      },
    },
  });

test('C-07 the dialog lists the local sections, or explains why there are none', async () => {
  mockLocalServer([localSection]);
  await expectDialogText(/^Usar en esta pestaña$/);
  mockLocalServer([]);
  await expectDialogText(/no ha construido ninguna sección/);
  mockLocalServer(null);
  mockPermission('granted');
  await expectDialogText(/^Nadie responde en/);
  mockPermission('denied');
  await expectDialogText(/El navegador no deja que esta página llegue/);
});

test('C-07 the dialog says why a role cannot open a local section', async () => {
  session.setUser(createSessionUser('Consultant'));
  mockLocalServer([localSection]);
  await expectDialogText(/^Sus páginas son para Administrador y Supervisor, y usted entró como Consultor\./);
  mockLocalServer([createRemote({ name: 'mfe-empty' })]);
  await expectDialogText(/^Aún no tiene una página/);
});
