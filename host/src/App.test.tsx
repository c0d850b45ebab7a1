import type { Role } from '@surco/shared/contract/roles';
import type { RemoteModule } from '@surco/shared/federation/routes';
import { lazyPage, session } from '@surco/shared/platform';
import { serve } from '@surco/shared/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from './App';
import { type LoadRemote, remoteStates } from './federation/remoteState';
import { productNavigation } from './navigation/navigation';
import { testRemotes } from './navigation/testRemotes';

const page = (text: string) => lazyPage(async () => ({ default: () => <p>{text}</p> }));

const modules: Record<string, RemoteModule> = {
  'mfe-one': { pages: { 'sales-list': page('Lista de ventas'), users: page('Lista de usuarios'), products: page('Lista de productos') } },
  'mfe-two': { pages: { simulator: page('El simulador') } },
};

const me = (role: Role) => ({
  id: '9f4f2a86-8d0e-4a5e-9d3b-1d1f4c7f2a10',
  role,
  distributor: null,
  acceptedTos: true,
  clientKey: null,
  firstName: 'Eva',
  lastName: 'Luna',
  email: 'eva@surco.test',
});

function open(address: string, role: Role | null, load?: LoadRemote) {
  const loaded: string[] = [];
  const states = remoteStates((remote, again) => {
    loaded.push(remote.name);
    const module = modules[remote.name];
    if (load) return load(remote, again);
    return module ? Promise.resolve(module) : Promise.reject(new Error('unknown'));
  });
  serve(role ? { 'GET /auth/me': { data: me(role) } } : {});
  window.history.replaceState(null, '', address);
  session.clear();
  if (role) session.setUser(me(role));
  render(<App remotes={testRemotes} states={states} history={productNavigation(testRemotes)} />);
  return { loaded };
}

test('C-04 R-23 a section of the registry is loaded when it is entered, in the frame with the menu', async () => {
  const { loaded } = open('/dashboard/sales', 'Consultant');
  expect(await screen.findByText('Lista de ventas')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Ventas' })).toBeVisible();
  expect(loaded).toEqual(['mfe-one']);
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
