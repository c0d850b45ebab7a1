import type { Role } from '@surco/shared/contract/roles';
import type { RemoteModule } from '@surco/shared/federation/routes';
import { lazyPage, readStoredSession, session, SESSION_KEY, useSession } from '@surco/shared/platform';
import { type Answers, serve } from '@surco/shared/testing';
import { person } from '@surco/shared/testing/people';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from './App';
import { type LoadRemote, remoteStates } from './federation/remoteState';
import { productNavigation } from './navigation/navigation';
import { testRemotes } from './navigation/testRemotes';

const page = (text: string) => lazyPage(async () => ({ default: () => <p>{text}</p> }));

const modules: Record<string, RemoteModule> = {
  'mfe-one': {
    pages: {
      'sales-list': page('Lista de ventas'),
      users: page('Lista de usuarios'),
      products: page('Lista de productos'),
    },
  },
  'mfe-two': { pages: { simulator: page('El simulador') } },
};

const me = (role: Role) => person(role, { firstName: 'Eva', lastName: 'Luna' });

function open(address: string, role: Role | null, load?: LoadRemote, remotes = testRemotes) {
  serve(role ? { 'GET /auth/me': { data: me(role) } } : {});
  session.clear();
  if (role) session.setUser(me(role));
  return start(address, load, remotes);
}

/** A tab that finds this in storage, before a server that answers so. */
function openWith(stored: string, address: string, answers: Answers) {
  const asked = serve(answers);
  localStorage.setItem(SESSION_KEY, stored);
  useSession.setState({ ...readStoredSession(stored), redirectCounter: 0 });
  return { asked, ...start(address) };
}

function start(address: string, load?: LoadRemote, remotes = testRemotes) {
  const loaded: string[] = [];
  const states = remoteStates((remote) => {
    loaded.push(remote.name);
    const module = modules[remote.name];
    if (load) return load(remote);
    return module ? Promise.resolve(module) : Promise.reject(new Error('unknown'));
  });
  window.history.replaceState(null, '', address);
  render(<App remotes={remotes} states={states} history={productNavigation(remotes)} />);
  return { loaded };
}

test('C-04 R-23 a section of the registry is loaded when it is entered, in the frame with the menu', async () => {
  const { loaded } = open('/dashboard/sales', 'Consultant');
  expect(await screen.findByText('Lista de ventas')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Ventas' })).toBeVisible();
  expect(loaded).toEqual(['mfe-one']);
});

test('C-07 a section made for another version says so in its own place, and none of its code is asked for', async () => {
  const remotes = testRemotes.map((remote) =>
    remote.name === 'mfe-one' ? { ...remote, contract: '^99.0.0' } : remote,
  );
  const { loaded } = open('/dashboard/sales', 'Consultant', undefined, remotes);
  expect(await screen.findByRole('alert')).toHaveTextContent('Esta sección necesita otra versión de Surco');
  expect(await screen.findByRole('link', { name: 'Ventas' })).toBeVisible();
  expect(loaded).toEqual([]);
});

test('N-12 the code of a section that the role may not see is never asked for', async () => {
  const { loaded } = open('/dashboard/products/list', 'Farmer');
  expect(await screen.findByText('El simulador')).toBeVisible();
  expect(loaded).toEqual(['mfe-two']);
});

test('C-07 a farmer loads the simulator alone, and no staff menu', async () => {
  const { loaded } = open('/simulator', 'Farmer');
  expect(await screen.findByText('El simulador')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ventas' })).not.toBeInTheDocument();
  expect(loaded).toEqual(['mfe-two']);
});

test('C-04 a remote that fails shows its own panel, the menu stays, and "Reintentar" loads it again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let attempts = 0;
  open('/dashboard/sales/list/sale', 'Consultant', async (remote) => {
    attempts += 1;
    const module = modules[remote.name];
    if (attempts === 1 || !module) throw new Error('down');
    return module;
  });
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  expect(screen.getByRole('link', { name: 'Ventas' })).toBeVisible();
  await userEvent.click(retry);
  expect(await screen.findByText('Lista de ventas')).toBeVisible();
});

test('R-44 an unknown address shows a Spanish page with a way back', async () => {
  open('/dashboard/nada', 'Admin');
  expect(await screen.findByRole('link', { name: /inicio|volver/i })).toBeVisible();
});

test('N-03 nobody signed in: the login page, whatever the address', async () => {
  const { loaded } = open('/dashboard/sales/list/sale', null);
  expect(await screen.findByLabelText('Correo electrónico')).toBeVisible();
  expect(loaded).toEqual([]);
});

test('R-05 R-03 the pages of a forgotten password stand in the frame of the login page', async () => {
  open('/restore-password', null);
  expect(await screen.findByRole('form', { name: 'Pedir un enlace' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Recuperar la contraseña' })).toBeVisible();
});

describe('storage', () => {
  beforeEach(() => jest.spyOn(console, 'warn').mockReturnValue());
  afterEach(() => jest.restoreAllMocks());
  const LOST = { status: 401, error: 'Sesión inválida.', code: 'SESION_INVALIDA' };
  const forged = JSON.stringify({ user: me('Admin'), ssoToken: null });

  test('E-01 N-06 alone it grants nothing: without a session of the server it ends at login, no section shown or loaded', async () => {
    const { asked, loaded } = openWith(forged, '/dashboard/products/list', { 'GET /auth/me': LOST });
    expect(await screen.findByLabelText('Correo electrónico')).toBeVisible();
    expect(asked[0]).toEqual({ method: 'GET', url: '/auth/me' });
    expect(loaded).toEqual([]);
    expect(screen.queryByText('Productos')).not.toBeInTheDocument();
    expect(window.location.pathname).toBe('/login');
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  });

  test('E-01 it grants nothing without a network either', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { loaded } = openWith(forged, '/dashboard/products/list', { 'GET /auth/me': LOST });
    expect(await screen.findByLabelText('Correo electrónico')).toBeVisible();
    expect(loaded).toEqual([]);
  });

  test('E-01 the role it claims gives way to the one the server names', async () => {
    const { loaded } = openWith(forged, '/dashboard/products/list', { 'GET /auth/me': { data: me('Consultant') } });
    expect(await screen.findByText('Lista de ventas')).toBeVisible();
    expect(loaded).toEqual(['mfe-one']);
    expect(window.location.pathname).toBe('/dashboard/sales/list/sale');
    expect(screen.queryByText('Lista de productos')).not.toBeInTheDocument();
  });

  test.each([
    '{',
    '[]',
    '"x"',
    '{"user":{"id":1,"role":"Admin"},"ssoToken":7}',
    '{"user":{"id":"1","role":"Rey","acceptedTos":true}}',
  ])('E-01 what is corrupt or foreign is discarded, and the login page shows: %s', async (stored) => {
    openWith(stored, '/dashboard/sales', {});
    expect(await screen.findByLabelText('Correo electrónico')).toBeVisible();
    await waitFor(() => expect(localStorage.getItem(SESSION_KEY)).toBeNull());
  });
});

test('N-05 a signed-in start shows the frame at once, while who this is is asked, and no section before the answer', async () => {
  serve({ 'GET /auth/me': { data: me('Consultant') } });
  const answer = globalThis.fetch;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const urls: string[] = [];
  globalThis.fetch = async (input, init) => {
    urls.push(String(input));
    await released;
    return answer(input, init);
  };
  session.clear();
  session.setUser(me('Consultant'));
  const { loaded } = start('/dashboard/sales');
  expect(await screen.findByRole('link', { name: 'Ventas' })).toBeVisible();
  expect(urls).toEqual(['/api/auth/me']);
  expect(loaded).toEqual([]);
  release();
  expect(await screen.findByText('Lista de ventas')).toBeVisible();
});
