import {
  type MockResponse,
  type MockResponses,
  renderPage,
  mockApi,
  createPage,
  chooseOption,
  testId,
} from '@surco/shared/testing';
import { screen, within } from '@testing-library/react';
import CustomerRegistrationPage from './CustomerRegistrationPage';

const recordMetadata = { version: 1, createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' };
const locality = {
  id: testId('l1'),
  name: 'Francisco I. Madero',
  municipality: 'Francisco I. Madero',
  stateId: '05',
  zoneId: 'z1',
  ...recordMetadata,
};
const pendingResponse: MockResponse = { data: { status: 'PENDIENTE', warnings: [] } };

function open(registration: MockResponses[string] = pendingResponse, otherResponses: MockResponses = {}) {
  const bodies: unknown[] = [];
  const requests = mockApi({
    'GET /states': {
      data: [
        { id: '05', name: 'Coahuila de Zaragoza' },
        { id: '15', name: 'México' },
      ],
    },
    'GET /localities': createPage([locality]),
    'GET /production-types': createPage([{ id: testId('p1'), name: 'Leche', ...recordMetadata }]),
    'GET /privacy-notice': {
      data: { version: '2026-01', text: 'Sus datos se usan para atenderle.\n\nPuede pedir que se borren.' },
    },
    'POST /clients/registration': (address, init) => {
      bodies.push(JSON.parse(typeof init?.body === 'string' ? init.body : 'null'));
      return typeof registration === 'function' ? registration(address, init) : registration;
    },
    ...otherResponses,
  });
  const { user } = renderPage(<CustomerRegistrationPage />);
  const choose = async (label: RegExp, text: string, option: string): Promise<void> => {
    await user.click(screen.getByRole('combobox', { name: label }));
    await user.type(screen.getByRole('combobox', { name: label }), text);
    await user.click(await screen.findByTitle(option));
  };
  const fill = async (): Promise<void> => {
    await user.type(screen.getByLabelText(/^Nombre/), 'Ana');
    await user.type(screen.getByLabelText(/^Apellidos/), 'Núñez');
    await user.type(screen.getByLabelText(/^Teléfono/), '+52 871 123 4567');
    await choose(/Estado/, 'mexico', 'México');
    await choose(/Localidad/, 'madero', 'Francisco I. Madero');
    await user.click(await screen.findByRole('checkbox', { name: 'Leí y acepto el aviso de privacidad' }));
  };
  const send = (): Promise<void> => user.click(screen.getByRole('button', { name: 'Enviar registro' }));
  return { user, requests, bodies, choose, fill, send };
}

test('R-04 T-04 V-01 registers a customer in a locality of the state, with no more than a warning about the RFC, and shows the pending approval with the next steps', async () => {
  const { user, fill, send, requests, bodies } = open();
  expect(screen.getByRole('combobox', { name: /Localidad/ })).toBeDisabled();
  await fill();
  expect(requests.map(({ url }) => url)).toContain('/localities?stateId=15&search=madero&page=1&size=50&sort=name');
  expect(screen.getByLabelText(/^Teléfono/)).toHaveValue('871 123 4567');
  await user.type(screen.getByLabelText('RFC'), 'pelj-850315-2d9');
  expect(screen.getByText(/dígito verificador del RFC no coincide/)).toBeVisible();
  await chooseOption(user, 'Tipo de producción', 'Leche');
  expect(screen.getByLabelText('RFC')).toHaveValue('PELJ8503152D9');
  await user.type(screen.getByLabelText('Superficie de siembra'), '19.75');
  await user.type(screen.getByLabelText('Cabezas de ganado'), '1,200');
  await send();
  const heading = await screen.findByRole('heading', { name: /pendiente de aprobación/i });
  expect(heading).toHaveFocus();
  expect(screen.getByText('Teléfono registrado: 871 123 4567')).toBeVisible();
  expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
  expect(screen.getByRole('link', { name: 'Ir a la página de entrada' })).toHaveAttribute('href', '/login/farmer');
  expect(bodies).toEqual([
    expect.objectContaining({
      personType: 'FISICA',
      phone: '8711234567',
      rfc: 'PELJ8503152D9',
      stateId: '15',
      localityId: testId('l1'),
      hectares: 19.75,
      herdSize: 1200,
      productionTypeId: testId('p1'),
      privacyNoticeAccepted: true,
      privacyNoticeVersion: '2026-01',
    }),
  ]);
});

test('R-04 sends nothing while a field is invalid, and links each error to its field', async () => {
  const { user, send, requests } = open();
  await screen.findByRole('checkbox');
  await user.click(screen.getByRole('radio', { name: /Una empresa/ }));
  await send();
  const summary = screen.getByRole('alert');
  expect(summary).toHaveFocus();
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Escriba la razón social.',
    'Escriba el nombre.',
    'Escriba los apellidos.',
    'Escriba el teléfono.',
    'Elija un estado.',
    'Elija una localidad.',
    'Para registrarse es necesario aceptar el aviso de privacidad.',
  ]);
  expect(screen.getByLabelText(/Razón social/)).toHaveAccessibleDescription('Escriba la razón social.');
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(
    'Para registrarse es necesario aceptar el aviso de privacidad.',
  );
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('R-04 shows the new notice when it changed meanwhile, and keeps everything typed', async () => {
  let version = '2026-01';
  const { user, fill, send, bodies } = open(
    () => {
      if (version === '2026-02') return pendingResponse;
      version = '2026-02';
      return { status: 409, error: 'El texto cambió.', code: 'TEXTO_LEGAL_OBSOLETO' };
    },
    { 'GET /privacy-notice': () => ({ data: { version, text: `Aviso ${version}.` } }) },
  );
  await fill();
  await send();
  expect(await screen.findByText('Aviso 2026-02.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('El texto cambió.');
  expect(screen.getByLabelText(/^Nombre/)).toHaveValue('Ana');
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  await user.click(screen.getByRole('checkbox'));
  await send();
  await screen.findByRole('heading', { name: /pendiente de aprobación/i });
  expect(bodies).toMatchObject([{ privacyNoticeVersion: '2026-01' }, { privacyNoticeVersion: '2026-02' }]);
});

test('R-04 shows the notice with its version and offers a retry when it fails to load', async () => {
  let callCount = 0;
  const noticeResponse = (): MockResponse => {
    callCount += 1;
    return callCount > 1
      ? { data: { version: '2026-02', text: 'Aviso.' } }
      : { status: 503, error: 'El servicio no está disponible.' };
  };
  const { user } = open(pendingResponse, { 'GET /privacy-notice': noticeResponse });
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Versión 2026-02')).toBeVisible();
  expect(screen.getByText('Aviso.')).toBeVisible();
});
