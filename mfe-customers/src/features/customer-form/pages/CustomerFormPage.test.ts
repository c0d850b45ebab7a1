import { createPage, testId } from '@surco/shared/testing';
import { hasUnsavedChanges, useToasts } from '@surco/shared/platform';
import { screen, waitFor, within } from '@testing-library/react';
import { createCustomerDetail } from '../../../testing/customerFixtures';
import { renderSection } from '../../../testing/renderSection';

const existingCustomer = createCustomerDetail({ privacyNoticeAcceptedAt: '2026-09-01T16:00:00.000Z' });

type RenderedSection = ReturnType<typeof renderSection>;

async function fillForm({ user, choose }: RenderedSection): Promise<void> {
  await user.type(await screen.findByLabelText(/^Nombre/), 'Ana');
  await user.type(screen.getByLabelText(/^Apellidos/), 'Núñez');
  await user.type(screen.getByLabelText(/^Teléfono/), '+52 1 871 123 4567');
  await choose(/^Estado/, 'coahuila', 'Coahuila de Zaragoza');
  await choose(/Localidad/, 'pedro', 'San Pedro');
}

test('R-16 registers a customer of a consultant, after a rejected attempt to register and sell, with a normalized phone and without choosing a consultant', async () => {
  const section = renderSection(
    'form',
    'Consultant',
    { 'GET /clients': createPage([]) },
    {
      'POST /clients': () => ({ data: createCustomerDetail({ businessName: null }) }),
    },
  );
  await section.user.click(await screen.findByRole('button', { name: 'Registrar y vender' }));
  expect(await screen.findByRole('alert')).toHaveFocus();
  await fillForm(section);
  expect(screen.queryByRole('combobox', { name: /Consultor/ })).not.toBeInTheDocument();
  await section.user.click(screen.getByRole('button', { name: 'Registrar' }));
  await waitFor(() => expect(section.addressBar()).toBe('/dashboard/customers/list'));
  expect(section.sent).toEqual([
    {
      call: 'POST /clients',
      key: expect.any(String),
      body: expect.objectContaining({ phone: '8711234567', stateId: '05', localityId: testId('l-1'), rfc: null }),
    },
  ]);
  expect(section.sent[0]?.body).not.toHaveProperty('consultantId');
  expect(useToasts.getState().toasts.at(-1)).toMatchObject({ summary: 'Ana Núñez quedó registrado' });
});

test('R-16 warns about a duplicate phone while typing, with a link to the customer, and offers no inactive one', async () => {
  const { user, requests } = renderSection('form', 'Coordinator', {
    'GET /clients/duplicates': { data: [{ field: 'phone', id: 'c-9', name: 'Rancho El Fresno', status: 'INACTIVO' }] },
  });
  await user.type(await screen.findByLabelText(/^Teléfono/), '871 123 45');
  expect(requests.some(({ url }) => url.includes('duplicates'))).toBe(false);
  await user.type(screen.getByLabelText(/^Teléfono/), '67');
  const link = await screen.findByRole('link', { name: /Rancho El Fresno/ });
  expect(link).toHaveAttribute('href', '/dashboard/customers/form/c-9');
  expect(link).toHaveAttribute('target', '_blank');
  expect(requests.map(({ url }) => url)).toContain('/clients/duplicates?phone=8711234567');
  expect(screen.queryByRole('button', { name: 'Usar este cliente' })).not.toBeInTheDocument();
});

test('R-16 warns about a duplicate RFC without naming a customer outside the row scope', async () => {
  const { user } = renderSection('form', 'Consultant', {
    'GET /clients/duplicates': { data: [{ field: 'rfc', id: null, name: null, status: null }] },
  });
  await user.type(await screen.findByLabelText('RFC'), 'pelj-850315-2d9');
  expect(await screen.findByText(/Este RFC ya es de un cliente que atiende alguien más/)).toBeVisible();
  expect(screen.getByText(/dígito verificador del RFC no coincide/)).toBeVisible();
});

test('R-17 R-18 shows consultants the form at the profile path and tracks unsaved changes', async () => {
  const { user } = renderSection('form/c-1', 'Consultant', { 'GET /clients/c-1': { data: existingCustomer } });
  expect(await screen.findByLabelText(/Razón social/)).toHaveValue('Establo La Esperanza');
  expect(screen.getByLabelText(/^Teléfono/)).toHaveValue('871 123 4567');
  expect(await screen.findByText('San Pedro')).toBeVisible();
  expect(screen.getByText('Aceptó el aviso de privacidad el 01/09/26.')).toBeVisible();
  expect(screen.getByText('$48,660.25')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Establo La Esperanza' })).toBeVisible();
  expect(screen.getByRole('link', { name: '1 escenario' })).toHaveAttribute(
    'href',
    '/dashboard/simulator/simulator?view=scenarios&search=Establo+La+Esperanza',
  );
  expect(screen.getByRole('link', { name: '12 ventas' })).toHaveAttribute(
    'href',
    '/dashboard/sales/list/sale?customerId=c-1',
  );
  expect(hasUnsavedChanges()).toBe(false);
  await user.type(screen.getByLabelText(/^Apellidos/), ' Peña');
  expect(hasUnsavedChanges()).toBe(true);
});

test('R-17 R-25 X-11 a consultant sells to a customer of whom the device has only the row of a list', async () => {
  const { summary: _summary, anonymizedAt: _anonymizedAt, ...row } = existingCustomer;
  const { user, addressBar } = renderSection('form/c-1', 'Consultant', { 'GET /clients/c-1': { data: row } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Establo La Esperanza' })).toBeVisible();
  expect(screen.queryByText('Compras')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Nueva venta' }));
  await waitFor(() => expect(addressBar()).toBe('/dashboard/sales/create-sale?customerId=c-1'));
});

test('R-18 shows both versions with names on a version conflict and sends the merged values', async () => {
  const stored = {
    ...existingCustomer,
    version: 4,
    firstName: 'Anabel',
    locality: { id: testId('l-2'), name: 'Torreón' },
    localityId: testId('l-2'),
  };
  const { user, sent, requests, addressBar } = renderSection(
    'form/c-1/edit',
    'Coordinator',
    { 'GET /clients/c-1': { data: existingCustomer } },
    {
      'PUT /clients/c-1': (body) =>
        (body as { version: number }).version === 4
          ? { data: { ...existingCustomer, version: 5 } }
          : { status: 409, error: 'Otra persona cambió este cliente.', code: 'VERSION_OBSOLETA', data: stored },
    },
  );
  await user.type(await screen.findByLabelText(/^Apellidos/), ' Peña');
  // The customer is no duplicate of itself.
  await waitFor(() =>
    expect(requests.map(({ url }) => url)).toContain('/clients/duplicates?phone=8711234567&exceptId=c-1'),
  );
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Anabel')).toBeInTheDocument();
  expect(dialog.getByText('Torreón')).toBeInTheDocument();
  expect(dialog.getByRole('row', { name: /Nombre Sin cambios aquí Anabel/ })).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Conservar lo mío' }));
  await waitFor(() => expect(addressBar()).toBe('/dashboard/customers/form/c-1'));
  const kept = { lastName: 'Núñez Peña', consultantId: testId('u-1') };
  expect(sent.map(({ body }) => body)).toMatchObject([
    { ...kept, version: 3, firstName: 'Ana', localityId: testId('l-1') },
    { ...kept, version: 4, firstName: 'Anabel', localityId: testId('l-2') },
  ]);
});
