import { call, callFile, setRuntimeConfig } from '@surco/shared/platform';
import { createSessionUser, mockApi, renderPage, session, testConfig } from '@surco/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { createRemote } from '../testing/createRemote';
import { AboutDialog } from './AboutDialog';

const requestId = '7KQ2-M9XD-4HBR';
const customerId = '0b6f0e6a-64a5-4a3e-9f1c-2f4a8a1d7c55';
const version = '0.2.0+4c1dbcbe';

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
afterEach(() => act(() => session.clear()));

/** A tab of a person, at the address of a customer, in which a call and a file failed. */
async function openAfterErrors(health: Parameters<typeof mockApi>[0]) {
  act(() =>
    session.setUser(
      createSessionUser('Consultant', {
        firstName: 'Lucía',
        lastName: 'Hernández',
        email: 'lucia@empresa.mx',
        clientKey: 'DEMO-AGRI-0001',
        distributor: { id: customerId, name: 'Agrosemillas del Norte' },
      }),
    ),
  );
  mockApi({
    [`GET /clients/${customerId}`]: { status: 500, error: 'Falló Rosa Peña, 8711234567.', requestId },
    [`GET /sales/${customerId}/pdf`]: { status: 404, error: 'No existe.', requestId: 'AB12-CD34' },
    ...health,
  });
  setRuntimeConfig({ ...testConfig, apiKey: 'secret-api-key', version });
  await call('GET /clients/{id}', { params: { id: customerId } }).catch(() => undefined);
  await callFile('GET /sales/{id}/pdf', { params: { id: customerId } }).catch(() => undefined);
  const onClose = jest.fn();
  const page = renderPage(
    <AboutDialog remotes={[createRemote({ name: 'mfe-sales', version: '1.4.0' })]} onClose={onClose} />,
    `/dashboard/customers/list/customer?id=${customerId}&search=rosa@campo.mx&token=abc123`,
  );
  return { ...page, onClose };
}

test('X-46 «Acerca de» copies versions, state and request ids, and nothing of people, addresses or secrets', async () => {
  const { user, onClose } = await openAfterErrors({ 'GET /health/live': { data: { status: 'ok', version: '0.3.0' } } });
  const dialog = within(screen.getByRole('dialog', { name: 'Acerca de Surco' }));
  expect(await dialog.findByText('0.3.0')).toBeVisible();
  expect(dialog.getByText(new RegExp(`^${requestId} \\(\\d\\d/\\d\\d/\\d\\d \\d\\d:\\d\\d\\)$`))).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Copiar diagnóstico' }));
  expect(await dialog.findByText(/^Copiado/)).toBeVisible();
  const text = await navigator.clipboard.readText();
  expect(text).toMatch(new RegExp(`${requestId} \\(\\d{4}-\\d\\d-\\d\\dT.*Z\\)`));
  for (const part of [version, 'Sección mfe-sales: 1.4.0', 'con red', navigator.userAgent, `500: ${requestId}`, 'AB12'])
    expect(text).toContain(part);
  expect(text).not.toMatch(/@|Lucía|Hernández|Agrosemillas|Rosa|871|DEMO-AGRI|secret|token|abc123|https?:|dashboard/i);
  expect(text).not.toContain(customerId);
  await user.click(dialog.getByRole('button', { name: 'Cerrar' }));
  expect(onClose).toHaveBeenCalled();
});

test('X-46 «Acerca de» opens without a server, and selects the text where the browser does not copy', async () => {
  const { user } = await openAfterErrors({});
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText('sin respuesta')).toBeVisible();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(dialog.getByRole('button', { name: 'Copiar diagnóstico' }));
  expect(await dialog.findByText(/^El texto está seleccionado/)).toBeVisible();
});
