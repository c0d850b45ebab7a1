import { session } from '@surco/shared/platform';
import { renderPage } from '@surco/shared/testing';
import { person } from '@surco/shared/testing/people';
import { fireEvent, screen } from '@testing-library/react';
import { BareLayout } from './BareLayout';
import { Crash } from './Crash';
import { NotFound } from './NotFound';
import { PageSkeleton } from './PageSkeleton';
import { SectionFailed } from './SectionFailed';

const signIn = (role: 'Admin' | 'Farmer') => session.setUser(person(role));

afterEach(() => session.clear());

test.each([
  ['nobody', null, 'Ir a la página de entrada', '/login'],
  ['staff', 'Admin', 'Ir al inicio', '/dashboard'],
  ['a farmer', 'Farmer', 'Ir al inicio', '/simulator'],
] as const)('R-44 an unknown address tells %s so and leads back', (_, role, link, address) => {
  if (role) signIn(role);
  renderPage(<NotFound />, '/nada');
  expect(screen.getByRole('heading', { name: 'Esta dirección no lleva a ninguna página' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', address);
});

test('a section that fails says what happened and can be tried again', async () => {
  const onRetry = jest.fn();
  const { user } = renderPage(<SectionFailed onRetry={onRetry} detail="mfe-sales: 404" />);
  expect(screen.getByRole('alert')).toHaveTextContent('No se pudo cargar esta sección');
  await user.click(screen.getByText('Detalles'));
  expect(screen.getByText('mfe-sales: 404')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('a page under way says so', () => {
  renderPage(<PageSkeleton />);
  expect(screen.getByRole('status', { name: 'Cargando la página' })).toBeInTheDocument();
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

  test('R-44 never blanks the screen and can be tried again', async () => {
    const { user } = renderPage(
      <Crash>
        <Page />
      </Crash>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Algo salió mal en esta página');
    expect(screen.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/dashboard');
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(screen.getByText('Contenido')).toBeInTheDocument();
  });

  test('is left by going back', () => {
    renderPage(
      <Crash>
        <Page />
      </Crash>,
    );
    broken = false;
    fireEvent.popState(window);
    expect(screen.getByText('Contenido')).toBeInTheDocument();
  });
});

test('the bare frame offers the way out only to who is signed in', () => {
  const { unmount } = renderPage(<BareLayout title="Entrar">Formulario</BareLayout>, '/login');
  expect(screen.getByRole('heading', { level: 1, name: 'Entrar' })).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveTextContent('Formulario');
  expect(screen.queryByRole('link', { name: 'Cerrar sesión' })).not.toBeInTheDocument();
  unmount();
  signIn('Farmer');
  renderPage(<BareLayout title="Simulador de silo">Silo</BareLayout>, '/simulator');
  expect(screen.getByRole('link', { name: 'Cerrar sesión' })).toHaveAttribute('href', '/logout');
});
