import { Link, rememberListQuery, useRecordTitle } from '@surco/shared/platform';
import { createSessionUser, renderPage, session } from '@surco/shared/testing';
import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { SectionPathsFixture } from '../../testing/SectionPathsFixture';
import Shell from './Shell';
import { mockMediaQueries } from '../../testing/mockMediaQueries';
import { menuFixture } from '../../testing/menuFixture';
import { OVER_PAGE_QUERY } from '../menu/useMenuOverPage';
import { NARROW_QUERY } from '../menu/useSidebarCollapsed';

const TITLES: Readonly<Record<string, string>> = {
  '/dashboard/sales/list/sale': 'Ventas',
  '/dashboard/products': 'Productos',
  '/dashboard/params/message': 'Mensajes',
};

function TestApp() {
  const { pathname } = useLocation();
  return (
    <SectionPathsFixture>
      <Shell menu={menuFixture} title={TITLES[pathname] ?? 'Otra página'} help="/manual">
        <p>Contenido</p>
        <Link to="/dashboard/products">Ver productos</Link>
      </Shell>
    </SectionPathsFixture>
  );
}

beforeEach(() => {
  for (const name of ['menu', 'menu-groups']) document.cookie = `surco-${name}=; path=/; max-age=0`;
  mockMediaQueries();
  session.setUser(
    createSessionUser('Supervisor', {
      distributor: { id: 'd1', name: 'Agrosemillas del Norte' },
      firstName: 'Lucía',
      lastName: 'Hernández',
    }),
  );
});

const getMenu = () => within(screen.getByRole('navigation', { name: 'Secciones' }));
const listSections = () =>
  getMenu()
    .getAllByRole('link')
    .map((link) => link.textContent);
const getGroup = (name: string) => getMenu().getByRole('button', { name });

test('A-06 the menu shows an icon and a label per section; the notifications are in the header only', () => {
  renderPage(<TestApp />, '/dashboard/sales/list/sale');
  const entries = [...getMenu().getAllByRole('button'), ...getMenu().getAllByRole('link')];
  for (const { label, icon } of menuFixture) {
    const entry = entries.find(({ textContent }) => textContent === label);
    expect(entry?.querySelector('path')).toHaveAttribute('d', icon);
  }
  expect(screen.getAllByRole('button', { name: /Notificaciones/ })).toHaveLength(1);
  expect(getMenu().queryByText('Notificaciones')).not.toBeInTheDocument();
});

test('A-06 the params section shows its children in the menu, which scrolls to the current page', () => {
  const scrollIntoView = jest.fn();
  Element.prototype.scrollIntoView = function scroll(this: Element, options) {
    scrollIntoView(this.textContent, options);
  };
  renderPage(<TestApp />, '/dashboard/params/message');
  const children = within(getMenu().getByRole('list', { name: 'Parámetros' }));
  expect(children.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Tipos de producción',
    'Parámetros generales',
    'Mensajes',
  ]);
  expect(children.getByRole('link', { name: 'Mensajes' })).toHaveAttribute('aria-current', 'page');
  expect(scrollIntoView).toHaveBeenCalledWith('Mensajes', { block: 'nearest' });
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

test('A-06 a collapsed menu keeps its accessible names and is stored', async () => {
  const { user, unmount } = renderPage(<TestApp />, '/dashboard/products');
  await user.click(getMenu().getByRole('button', { name: 'Reducir el menú' }));
  expect(getMenu().getByRole('button', { name: 'Ampliar el menú' })).toHaveAttribute('aria-expanded', 'false');
  expect(getMenu().getByRole('link', { name: 'Productos' })).toBeInTheDocument();
  unmount();
  session.clear();
  localStorage.clear();
  renderPage(<TestApp />, '/dashboard/products');
  expect(getMenu().getByRole('button', { name: 'Ampliar el menú' })).toBeInTheDocument();
});

test('A-06 in a narrow window the menu is collapsed, with links to first pages, until the person opens it', async () => {
  const { setMatching } = mockMediaQueries(NARROW_QUERY);
  const { user } = renderPage(<TestApp />, '/dashboard/products');
  setMatching();
  expect(getMenu().getByRole('button', { name: 'Reducir el menú' })).toBeInTheDocument();
  setMatching(NARROW_QUERY);
  expect(getMenu().getByRole('link', { name: 'Parámetros' })).toHaveAttribute('href', '/dashboard/params/product-type');
  expect(getMenu().getByRole('link', { name: 'Mensajes' })).toBeInTheDocument();
  await user.click(getMenu().getByRole('button', { name: 'Ampliar el menú' }));
  expect(getMenu().getByRole('button', { name: 'Reducir el menú' })).toBeInTheDocument();
});

test.each<[string, (user: UserEvent) => Promise<void>]>([
  ['a link to another page', (user) => user.click(getMenu().getByRole('link', { name: 'Clientes' }))],
  ['a press elsewhere', (user) => user.click(screen.getByText('Contenido'))],
  ['Escape', (user) => user.keyboard('{Escape}')],
])('A-06 a menu that lies open over the page is closed by %s, and not kept', async (_title, leave) => {
  mockMediaQueries(NARROW_QUERY, OVER_PAGE_QUERY);
  const { user, unmount } = renderPage(<TestApp />, '/dashboard/products');
  await user.click(getMenu().getByRole('button', { name: 'Ampliar el menú' }));
  await user.click(getGroup('Ventas'));
  expect(getMenu().getByRole('button', { name: 'Reducir el menú' })).toHaveAttribute('aria-expanded', 'true');
  await leave(user);
  expect(getMenu().getByRole('button', { name: 'Ampliar el menú' })).toHaveAttribute('aria-expanded', 'false');
  unmount();
  mockMediaQueries();
  renderPage(<TestApp />, '/dashboard/products');
  expect(getMenu().getByRole('button', { name: 'Reducir el menú' })).toBeInTheDocument();
});

test('A-06 the group of the current page is open, and another one opens by Enter and stays open', async () => {
  const { user, unmount } = renderPage(<TestApp />, '/dashboard/sales/list/sale');
  expect(getGroup('Ventas')).toHaveAttribute('aria-expanded', 'true');
  expect(getGroup('Usuarios')).toHaveAttribute('aria-expanded', 'false');
  expect(getMenu().queryByRole('link', { name: 'Pendientes de aprobación' })).not.toBeInTheDocument();
  act(() => getGroup('Usuarios').focus());
  await user.keyboard('{Enter}');
  expect(getMenu().getByRole('link', { name: 'Pendientes de aprobación' })).toBeInTheDocument();
  await user.click(getGroup('Ventas'));
  expect(getMenu().queryByRole('link', { name: 'DKbonos' })).not.toBeInTheDocument();
  unmount();
  renderPage(<TestApp />, '/dashboard/sales/list/sale');
  expect(getGroup('Ventas')).toHaveAttribute('aria-expanded', 'true');
  expect(getGroup('Usuarios')).toHaveAttribute('aria-expanded', 'true');
});

test('A-06 on a phone shows three sections in the bar and all of them behind "Más"', async () => {
  mockMediaQueries('(max-width: 767.98px)');
  const { user } = renderPage(<TestApp />, '/dashboard/products');
  expect(listSections().slice(0, 3)).toEqual(['Ventas', 'Clientes', 'Usuarios']);
  expect(getMenu().getByRole('button', { name: 'Más' })).toHaveAttribute('popovertarget', 'surco-more');
  const sheet = within(getMenu().getByRole('region', { name: 'Más secciones' }));
  await user.click(sheet.getByText('Parámetros'));
  expect(sheet.getByRole('link', { name: 'Mensajes' })).toHaveAttribute('href', '/dashboard/params/message');
});

test('sets the heading and the tab title, and focuses the heading after a navigation', async () => {
  const { user } = renderPage(<TestApp />, '/dashboard/sales/list/sale');
  expect(screen.getByRole('heading', { level: 1, name: 'Ventas' })).toBeInTheDocument();
  expect(document.title).toBe('Ventas · Surco');
  await user.click(getMenu().getByRole('link', { name: 'Productos' }));
  expect(document.title).toBe('Productos · Surco');
  expect(screen.getByRole('heading', { level: 1, name: 'Productos' })).toHaveFocus();
});

test('the skip link focuses the main content', async () => {
  const { user } = renderPage(<TestApp />, '/dashboard/products');
  act(() => screen.getByRole('heading', { level: 1 }).blur());
  await user.tab();
  expect(screen.getByRole('link', { name: 'Saltar al contenido' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

test.each([
  ['Coordinator', 'Coordinador', '/dashboard/users/me'],
  ['Consultant', 'Consultor', '/dashboard/users'],
] as const)(
  'A-01 R-11 the user menu of a %s shows name, role and distributor, and links to profile and logout',
  (role, roleName, profile) => {
    session.setUser({ ...session.get().user!, role });
    renderPage(<TestApp />, '/dashboard/products');
    expect(screen.getByRole('button', { name: 'Cuenta de Lucía Hernández' })).toHaveAttribute(
      'popovertarget',
      'surco-person',
    );
    expect(screen.getByText(roleName)).toBeInTheDocument();
    expect(screen.getByText('Agrosemillas del Norte')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Mi perfil' })).toHaveAttribute('href', profile);
    expect(screen.getByRole('link', { name: 'Cerrar sesión' })).toHaveAttribute('href', '/logout');
  },
);

test('the heading and the tab title of a record replace those of its route', () => {
  renderPage(<TestApp />, '/dashboard/products');
  expect(screen.getByRole('heading', { level: 1, name: 'Productos' })).toBeInTheDocument();
  act(() => useRecordTitle.setState({ title: 'Maíz DKX-620' }));
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  expect(document.title).toBe('Maíz DKX-620 · Surco');
  act(() => useRecordTitle.setState({ title: null }));
  expect(screen.getByRole('heading', { level: 1, name: 'Productos' })).toBeInTheDocument();
  expect(document.title).toBe('Productos · Surco');
});

test('E-04 the link to the list above a record keeps the filters that the list was left with', () => {
  rememberListQuery('/dashboard/sales/list/sale', 'status=ENTREGADA&page=3');
  renderPage(<TestApp />, '/dashboard/sales/sale/v-1');
  const trail = within(screen.getByRole('navigation', { name: 'Ruta' }));
  expect(trail.getByRole('link', { name: 'Ventas' })).toHaveAttribute(
    'href',
    '/dashboard/sales/list/sale?status=ENTREGADA&page=3',
  );
  rememberListQuery('/dashboard/sales/list/sale', '');
});

test('R-52 a page that another one led to has the way back there instead of the trail', () => {
  renderPage(<TestApp />, '/dashboard/products?volver=%2Fdashboard%2Fsetup');
  const trail = within(screen.getByRole('navigation', { name: 'Ruta' }));
  expect(trail.getAllByRole('link')).toHaveLength(1);
  expect(trail.getByRole('link', { name: /^Volver/ })).toHaveAttribute('href', '/dashboard/setup');
});
