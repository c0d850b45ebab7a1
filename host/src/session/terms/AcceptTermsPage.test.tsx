import { createSessionUser, mockApi, type MockResponses, recordBody, renderPage, session } from '@surco/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { SectionPathsFixture } from '../../testing/SectionPathsFixture';
import AcceptTermsPage from './AcceptTermsPage';

const TERMS = { data: { version: '2026-01', text: 'Primero.\n\nSegundo.' } };
const getAcceptButton = () => screen.getByRole('button', { name: 'Acepto los términos' });

let scrollHeight = 1000;
beforeEach(() => {
  scrollHeight = 1000;
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(() => scrollHeight);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
  session.setUser(createSessionUser('Consultant', { acceptedTos: false }));
});
afterEach(() => {
  jest.restoreAllMocks();
  session.clear();
});

function openPage(answers: MockResponses = {}) {
  const requests = mockApi({ 'GET /terms': TERMS, ...answers });
  const page = renderPage(
    <SectionPathsFixture>
      <Routes>
        <Route path="/accept-terms" element={<AcceptTermsPage />} />
        <Route path="/dashboard/sales/list/sale" element={<p>Ventas</p>} />
      </Routes>
    </SectionPathsFixture>,
    '/accept-terms',
  );
  return { requests, ...page };
}

async function readToEnd(): Promise<void> {
  const text = await screen.findByRole('region', { name: 'Texto de los términos' });
  text.scrollTop = 700;
  fireEvent.scroll(text);
}

test('R-08 shows the text and the version of the terms from the API, and requires scrolling to the end', async () => {
  openPage();
  expect(await screen.findByText('Segundo.')).toBeVisible();
  expect(screen.getByText('Versión 2026-01')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Texto de los términos' })).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('link', { name: /cerrar sesión/ })).toHaveAttribute('href', '/logout');
  expect(getAcceptButton()).toBeDisabled();
  expect(getAcceptButton()).toHaveAccessibleDescription('Lea el texto hasta el final para poder aceptarlo.');
  await readToEnd();
  expect(getAcceptButton()).toBeEnabled();
});

test('R-08 a short text needs no scrolling', async () => {
  scrollHeight = 300;
  openPage();
  await screen.findByText('Primero.');
  expect(getAcceptButton()).toBeEnabled();
});

test('R-08 X-06 posts the acceptance of the version shown, again after an error, refetches the user and opens the home page', async () => {
  const bodies: unknown[] = [];
  const { user, requests } = openPage({
    'POST /users/accept-tos': recordBody(bodies, () =>
      bodies.length === 1 ? { status: 503, error: 'El servicio no está disponible.' } : { data: null },
    ),
    'GET /auth/me': { data: createSessionUser('Consultant') },
  });
  await readToEnd();
  await user.click(getAcceptButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('El servicio no está disponible.');
  await user.click(getAcceptButton());
  expect(await screen.findByText('Ventas')).toBeVisible();
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /terms',
    'POST /users/accept-tos',
    'POST /users/accept-tos',
    'GET /auth/me',
  ]);
  expect(bodies).toEqual([{ version: '2026-01' }, { version: '2026-01' }]);
  expect(session.get().user?.acceptedTos).toBe(true);
});

test('R-08 X-06 shows the new text when another version is in force, and asks to read it to its end', async () => {
  let terms = TERMS;
  const { user } = openPage({
    'GET /terms': () => terms,
    'POST /users/accept-tos': () => {
      terms = { data: { version: '2026-02', text: 'Otro texto.' } };
      return { status: 409, error: 'El texto cambió.', code: 'TEXTO_LEGAL_OBSOLETO' };
    },
  });
  await readToEnd();
  await user.click(getAcceptButton());
  expect(await screen.findByText('Otro texto.')).toBeVisible();
  expect(screen.getByText('Versión 2026-02')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('El texto cambió.');
  expect(getAcceptButton()).toBeDisabled();
  await readToEnd();
  expect(getAcceptButton()).toBeEnabled();
});

test('R-08 offers a retry when the terms cannot be loaded', async () => {
  openPage({ 'GET /terms': { status: 503, error: 'El servicio no está disponible.' } });
  expect(await screen.findByRole('button', { name: /Reintentar/ })).toBeVisible();
});
