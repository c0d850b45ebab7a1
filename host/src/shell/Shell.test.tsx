import { Link, session } from '@surco/shared/platform';
import { renderPage } from '@surco/shared/testing';
import { person } from '@surco/shared/testing/people';
import { act, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import Shell from './Shell';
import { systemSettings } from './testMedia';
import { MENU } from './testMenu';
import { COLLAPSED_KEY } from './useCollapsed';
import { PHONE } from './useMedia';

const TITLES: Readonly<Record<string, string>> = {
  '/dashboard/sales/list/sale': 'Ventas',
  '/dashboard/products': 'Productos',
  '/dashboard/params/message': 'Mensajes',
};

function Product() {
  const { pathname } = useLocation();
  return (
    <Shell menu={MENU} title={TITLES[pathname] ?? 'Otra página'}>
      <p>Contenido</p>
      <Link to="/dashboard/products">Ver productos</Link>
    </Shell>
  );
}

beforeEach(() => {
  localStorage.clear();
  systemSettings();
  session.setUser(
    person('Supervisor', {
      distributor: { id: 'd1', name: 'Agrosemillas del Norte' },
      firstName: 'Lucía',
      lastName: 'Hernández',
    }),
  );
});

const menu = () => within(screen.getByRole('navigation', { name: 'Secciones' }));
const sections = () =>
  menu()
    .getAllByRole('link')
    .map((link) => link.textContent);

test('A-06 the menu shows an icon and a label per section', () => {
  renderPage(<Product />, '/dashboard/sales/list/sale');
  for (const { label, icon } of MENU) {
    const link = menu().getAllByRole('link', { name: label })[0]!;
    expect(link.querySelector('path')).toHaveAttribute('d', icon);
  }
});

test('A-06 the params section shows its children in the menu', () => {
  renderPage(<Product />, '/dashboard/params/message');
  const children = within(menu().getByRole('list', { name: 'Parámetros' }));
  expect(children.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Tipos de producción',
    'Parámetros del simulador',
    'Mensajes',
  ]);
  expect(children.getByRole('link', { name: 'Mensajes' })).toHaveAttribute('aria-current', 'page');
});

test('A-06 a menu reduced to its icons keeps its words and is remembered', async () => {
  const { user, unmount } = renderPage(<Product />, '/dashboard/products');
  await user.click(menu().getByRole('button', { name: 'Reducir el menú' }));
  expect(menu().getByRole('button', { name: 'Ampliar el menú' })).toHaveAttribute('aria-expanded', 'false');
  expect(menu().getByRole('link', { name: 'Productos' })).toBeInTheDocument();
  expect(localStorage.getItem(COLLAPSED_KEY)).toBe('collapsed');
  unmount();
  renderPage(<Product />, '/dashboard/products');
  expect(menu().getByRole('button', { name: 'Ampliar el menú' })).toBeInTheDocument();
});

test('A-06 on a phone three sections stand in the bar and all of them behind "Más"', () => {
  systemSettings(PHONE);
  renderPage(<Product />, '/dashboard/products');
  expect(sections().slice(0, 3)).toEqual(['Ventas', 'Clientes', 'Usuarios']);
  expect(menu().getByRole('button', { name: 'Más' })).toHaveAttribute('popovertarget', 'surco-more');
  const sheet = within(menu().getByRole('region', { name: 'Más secciones' }));
  expect(sheet.getByRole('link', { name: 'Mensajes' })).toHaveAttribute('href', '/dashboard/params/message');
});

test('the title names the page and the tab, and takes the focus on navigation', async () => {
  const { user } = renderPage(<Product />, '/dashboard/sales/list/sale');
  expect(screen.getByRole('heading', { level: 1, name: 'Ventas' })).toBeInTheDocument();
  expect(document.title).toBe('Ventas · Surco');
  await user.click(menu().getByRole('link', { name: 'Productos' }));
  expect(document.title).toBe('Productos · Surco');
  expect(screen.getByRole('heading', { level: 1, name: 'Productos' })).toHaveFocus();
});

test('the breadcrumb leads back to the section', () => {
  renderPage(<Product />, '/dashboard/sales/create-sale');
  const trail = within(screen.getByRole('navigation', { name: 'Ruta' }));
  expect(trail.getByRole('link', { name: 'Ventas' })).toHaveAttribute('href', '/dashboard/sales/list/sale');
});

test('the keyboard may skip the menu', async () => {
  const { user } = renderPage(<Product />, '/dashboard/products');
  act(() => screen.getByRole('heading', { level: 1 }).blur());
  await user.tab();
  expect(screen.getByRole('link', { name: 'Saltar al contenido' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

test("A-01 the person's menu tells name, role in Spanish and distributor, and leads out", () => {
  renderPage(<Product />, '/dashboard/products');
  expect(screen.getByRole('button', { name: 'Cuenta de Lucía Hernández' })).toHaveAttribute(
    'popovertarget',
    'surco-person',
  );
  expect(screen.getByText('Supervisor')).toBeInTheDocument();
  expect(screen.getByText('Agrosemillas del Norte')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Cerrar sesión' })).toHaveAttribute('href', '/logout');
});

test.each([
  ['Admin', '/dashboard/users/me'],
  ['Coordinator', '/dashboard/users/me'],
  ['Supervisor', '/dashboard/users/me'],
  ['Consultant', '/dashboard/users'],
] as const)('R-11 the menu of a %s leads to its own profile at %s', (role, address) => {
  session.setUser({ ...session.get().user!, role });
  renderPage(<Product />, '/dashboard/products');
  expect(screen.getByRole('link', { name: 'Mi perfil' })).toHaveAttribute('href', address);
});
