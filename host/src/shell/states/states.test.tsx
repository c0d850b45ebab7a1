import type { Role } from '@surco/shared/domain';
import { createSessionUser, renderPage, session } from '@surco/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import { SectionPathsFixture } from '../../testing/SectionPathsFixture';
import { PublicLayout } from '../layout/PublicLayout';
import { ErrorBoundary } from './ErrorBoundary';
import { NotFound } from './NotFound';
import { SectionFailed } from './SectionFailed';

const signInAs = (role: Role) => session.setUser(createSessionUser(role));

afterEach(() => session.clear());

test.each([
  ['nobody', null, 'Ir a la página de entrada', '/login'],
  ['an administrator', 'Admin', 'Ir al inicio', '/dashboard/overview'],
  ['a consultant without an overview', 'Consultant', 'Ir al inicio', '/dashboard/sales/list/sale'],
  ['a farmer', 'Farmer', 'Ir al inicio', '/simulator'],
] as const)('R-44 an unknown address shows %s a page with a link back', (_, role, link, address) => {
  if (role) signInAs(role);
  renderPage(
    <SectionPathsFixture>
      <NotFound />
    </SectionPathsFixture>,
    '/nada',
  );
  expect(screen.getByRole('heading', { name: 'Esta dirección no lleva a ninguna página' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', address);
});

test('a failed section shows its error and can be retried; one with a fault does not blame the connection', async () => {
  const onRetry = jest.fn();
  const { user, unmount } = renderPage(<SectionFailed onRetry={onRetry} detail="mfe-sales: 404" />);
  expect(screen.getByRole('alert')).toHaveTextContent('No se pudo cargar esta sección');
  await user.click(screen.getByText('Detalles'));
  expect(screen.getByText('mfe-sales: 404')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  unmount();
  renderPage(<SectionFailed onRetry={() => undefined} isFault />);
  expect(screen.getByRole('alert')).toHaveTextContent('Esta sección tiene una falla');
  expect(screen.getByRole('alert')).toHaveTextContent('El problema no es su conexión.');
});

describe('a page that throws', () => {
  let broken = true;
  const Page = () => {
    if (broken) throw new Error('undefined no es una venta');
    return <p>Contenido</p>;
  };

  beforeEach(() => {
    broken = true;
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  test('R-44 shows an error page and can be retried', async () => {
    const { user } = renderPage(
      <ErrorBoundary>
        <Page />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Algo salió mal en esta página');
    expect(screen.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/dashboard');
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(screen.getByText('Contenido')).toBeInTheDocument();
  });

  test('is left by "back"', () => {
    renderPage(
      <ErrorBoundary>
        <Page />
      </ErrorBoundary>,
    );
    broken = false;
    fireEvent.popState(window);
    expect(screen.getByText('Contenido')).toBeInTheDocument();
  });
});

test('the public layout shows the logout link only to a signed-in user', () => {
  const { unmount } = renderPage(<PublicLayout title="Entrar">Formulario</PublicLayout>, '/login');
  expect(screen.getByRole('heading', { level: 1, name: 'Entrar' })).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveTextContent('Formulario');
  expect(screen.queryByRole('link', { name: 'Cerrar sesión' })).not.toBeInTheDocument();
  unmount();
  signInAs('Farmer');
  renderPage(<PublicLayout title="Simulador de silo">Silo</PublicLayout>, '/simulator');
  expect(screen.getByRole('link', { name: 'Cerrar sesión' })).toHaveAttribute('href', '/logout');
});
