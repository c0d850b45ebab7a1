import { session } from '@surco/shared/platform';
import { type Answers, renderPage, serve } from '@surco/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import AcceptTermsPage from './AcceptTermsPage';
import { person } from '@surco/shared/testing/people';

const TERMS = { data: { version: '2026-01', text: 'Primero.\n\nSegundo.' } };
const accept = () => screen.getByRole('button', { name: 'Acepto los términos' });

let height = 1000;
beforeEach(() => {
  height = 1000;
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(() => height);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
  session.setUser(person('Consultant', { acceptedTos: false }));
});
afterEach(() => {
  jest.restoreAllMocks();
  session.clear();
});

function open(answers: Answers = {}) {
  const asked = serve({ 'GET /terms': TERMS, ...answers });
  const page = renderPage(
    <Routes>
      <Route path="/accept-terms" element={<AcceptTermsPage />} />
      <Route path="/dashboard/sales/list/sale" element={<p>Ventas</p>} />
    </Routes>,
    '/accept-terms',
  );
  return { asked, ...page };
}

async function readToEnd(): Promise<void> {
  const text = await screen.findByRole('region', { name: 'Texto de los términos' });
  text.scrollTop = 700;
  fireEvent.scroll(text);
}

test('R-08 text and version come from the service, and the end must be reached first', async () => {
  open();
  expect(await screen.findByText('Segundo.')).toBeVisible();
  expect(screen.getByText('Versión 2026-01')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Texto de los términos' })).toHaveAttribute('tabindex', '0');
  expect(accept()).toBeDisabled();
  expect(screen.getByText(/Lea el texto hasta el final/)).toBeVisible();
  await readToEnd();
  expect(accept()).toBeEnabled();
});

test('R-08 a short text needs no scrolling', async () => {
  height = 300;
  open();
  await screen.findByText('Primero.');
  expect(accept()).toBeEnabled();
});

test('R-08 X-06 acceptance is posted with an empty body, the details fetched again, and the home opened', async () => {
  const bodies: unknown[] = [];
  const { user, asked } = open({
    'POST /users/accept-tos': (_, init) => {
      bodies.push(init?.body);
      return { data: null };
    },
    'GET /auth/me': { data: person('Consultant') },
  });
  await readToEnd();
  await user.click(accept());
  expect(await screen.findByText('Ventas')).toBeVisible();
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /terms',
    'POST /users/accept-tos',
    'GET /auth/me',
  ]);
  expect(bodies).toEqual([undefined]);
  expect(session.get().user?.acceptedTos).toBe(true);
});

test('R-08 a refusal is shown and acceptance can be tried again', async () => {
  const { user } = open({ 'POST /users/accept-tos': { status: 503, error: 'El servicio no está disponible.' } });
  await readToEnd();
  await user.click(accept());
  expect(await screen.findByRole('alert')).toHaveTextContent('El servicio no está disponible.');
  expect(accept()).toBeEnabled();
});

test('R-08 who does not accept may sign out', async () => {
  open();
  expect(await screen.findByRole('link', { name: /cerrar sesión/ })).toHaveAttribute('href', '/logout');
});

test('R-08 terms that cannot be loaded can be asked for again', async () => {
  open({ 'GET /terms': { status: 503, error: 'El servicio no está disponible.' } });
  expect(await screen.findByRole('button', { name: /Reintentar/ })).toBeVisible();
});
