import type { Role } from '@surco/shared/domain';
import type { RemoteModule } from '@surco/shared/federation';
import { lazyPage, parseStoredSession, SESSION_KEY } from '@surco/shared/platform';
import { createSessionUser, mockApi, type MockResponses, session } from '@surco/shared/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from './App';
import { type LoadSection, createRetryableSections } from './federation/retryableSections';
import { createAppHistory } from './appHistory';
import { createTargetResolver } from './navigation/target';
import { testSections } from './testing/testSections';

const createPage = (text: string) => lazyPage(async () => ({ default: () => <p>{text}</p> }));

const sectionModules: Record<string, RemoteModule> = {
  'mfe-one': {
    pages: {
      'sales-list': createPage('Lista de ventas'),
      users: createPage('Lista de usuarios'),
      products: createPage('Lista de productos'),
    },
  },
  'mfe-two': { pages: { simulator: createPage('El simulador') } },
};

const createUser = (role: Role) => createSessionUser(role, { firstName: 'Eva', lastName: 'Luna' });

function openAs(address: string, role: Role | null, load?: LoadSection, remotes = testSections) {
  mockApi(role ? { 'GET /auth/me': { data: createUser(role) } } : {});
  session.clear();
  if (role) session.setUser(createUser(role));
  return renderApp(address, load, remotes);
}

/** Starts the product with a stored session and a mocked API. */
function openWithStoredSession(stored: string, address: string, answers: MockResponses) {
  const requests = mockApi(answers);
  session.clear();
  localStorage.setItem(SESSION_KEY, stored);
  session.restore(parseStoredSession(stored));
  return { requests, ...renderApp(address) };
}

function renderApp(address: string, load?: LoadSection, remotes = testSections) {
  const loaded: string[] = [];
  const getSection = createRetryableSections((remote) => {
    loaded.push(remote.name);
    const module = sectionModules[remote.name];
    if (load) return load(remote);
    return module ? Promise.resolve(module) : Promise.reject(new Error('unknown'));
  });
  window.history.replaceState(null, '', address);
  render(
    <App
      remotes={remotes}
      getSection={getSection}
      history={createAppHistory(remotes, createTargetResolver(remotes))}
    />,
  );
  return { loaded };
}

test('C-04 R-23 loads a section of the registry when it is opened, in the staff layout', async () => {
  const { loaded } = openAs('/dashboard/sales', 'Consultant');
  expect(await screen.findByText('Lista de ventas')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Ventas' })).toBeVisible();
  expect(loaded).toEqual(['mfe-one']);
});

test('C-07 shows a panel for a section of another contract version and requests none of its code', async () => {
  const remotes = testSections.map((remote) =>
    remote.name === 'mfe-one' ? { ...remote, contract: '^99.0.0' } : remote,
  );
  const { loaded } = openAs('/dashboard/sales', 'Consultant', undefined, remotes);
  expect(await screen.findByRole('alert')).toHaveTextContent('Esta sección necesita otra versión de Surco');
  expect(await screen.findByRole('link', { name: 'Ventas' })).toBeVisible();
  expect(loaded).toEqual([]);
});

test('N-12 C-07 requests no code of a section that the role may not see: a farmer has the simulator, without the menu', async () => {
  const { loaded } = openAs('/dashboard/products/list', 'Farmer');
  expect(await screen.findByText('El simulador')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ventas' })).not.toBeInTheDocument();
  expect(loaded).toEqual(['mfe-two']);
});

test('C-04 shows a panel for a failed remote, keeps the menu, and "Reintentar" loads it again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let attempts = 0;
  openAs('/dashboard/sales/list/sale', 'Consultant', async (remote) => {
    attempts += 1;
    const module = sectionModules[remote.name];
    if (attempts === 1 || !module) throw new Error('down');
    return module;
  });
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  expect(screen.getByRole('link', { name: 'Ventas' })).toBeVisible();
  await userEvent.click(retry);
  expect(await screen.findByText('Lista de ventas')).toBeVisible();
});

describe('a stored session', () => {
  beforeEach(() => jest.spyOn(console, 'warn').mockReturnValue());
  afterEach(() => jest.restoreAllMocks());
  const LOST = { status: 401, error: 'Sesión inválida.', code: 'SESION_INVALIDA' };
  const forged = JSON.stringify({ user: createUser('Admin'), ssoToken: null });

  test('E-01 N-06 grants nothing without a session of the server: opens login, shows and loads no section', async () => {
    const { requests, loaded } = openWithStoredSession(forged, '/dashboard/products/list', { 'GET /auth/me': LOST });
    expect(await screen.findByLabelText('Correo electrónico')).toBeVisible();
    expect(requests[0]).toEqual({ method: 'GET', url: '/auth/me' });
    expect(loaded).toEqual([]);
    expect(screen.queryByText('Productos')).not.toBeInTheDocument();
    expect(window.location.pathname).toBe('/login');
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  });

  test('E-01 grants nothing to a stored session while the browser reports that it is offline', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { loaded } = openWithStoredSession(forged, '/dashboard/products/list', { 'GET /auth/me': LOST });
    expect(await screen.findByLabelText('Correo electrónico')).toBeVisible();
    expect(loaded).toEqual([]);
  });

  test('E-01 uses the role of the server, not the stored one', async () => {
    const { loaded } = openWithStoredSession(forged, '/dashboard/products/list', {
      'GET /auth/me': { data: createUser('Consultant') },
    });
    expect(await screen.findByText('Lista de ventas')).toBeVisible();
    expect(loaded).toEqual(['mfe-one']);
    expect(window.location.pathname).toBe('/dashboard/sales/list/sale');
    expect(screen.queryByText('Lista de productos')).not.toBeInTheDocument();
  });
});

test('N-05 shows the layout during the first refetch, and no section before its response', async () => {
  mockApi({ 'GET /auth/me': { data: createUser('Consultant') } });
  const mockedFetch = globalThis.fetch;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const urls: string[] = [];
  globalThis.fetch = async (input, init) => {
    urls.push(String(input));
    await released;
    return mockedFetch(input, init);
  };
  session.clear();
  session.setUser(createUser('Consultant'));
  const { loaded } = renderApp('/dashboard/sales');
  expect(await screen.findByRole('link', { name: 'Ventas' })).toBeVisible();
  // A device without saved views asks for them meanwhile.
  expect(urls).toEqual(['/api/auth/me', '/api/views']);
  expect(loaded).toEqual([]);
  release();
  expect(await screen.findByText('Lista de ventas')).toBeVisible();
});
