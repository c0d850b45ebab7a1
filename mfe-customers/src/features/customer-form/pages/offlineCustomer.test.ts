/** New customers that wait on this device, on a database in memory. */
import 'fake-indexeddb/auto';
import { getNewCustomerPath } from '@surco/shared/contract';
import { deleteOutbox, loadOfflineEngine } from '@surco/shared/platform';
import { createPage, goOffline, session } from '@surco/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createSessionUser } from '../../../testing/customerFixtures';
import { renderSection } from '../../../testing/renderSection';

const { id: userId } = createSessionUser('Consultant');
const returnTo = getNewCustomerPath('Ana Núñez', '/dashboard/sales/create-dkbono?borrador=e-1');
const address = `form${returnTo.slice(returnTo.indexOf('?'))}`;

afterEach(() => deleteOutbox(userId));

test('X-34 R-16 without a network a consultant registers a customer, and goes on with the id of its item', async () => {
  const { user, choose, addressBar, sent } = renderSection(address, 'Consultant', { 'GET /clients': createPage([]) });
  await user.type(await screen.findByLabelText(/^Teléfono/), '871 123 4567');
  await choose(/Estado/, 'coahuila', 'Coahuila de Zaragoza');
  await choose(/Localidad/, 'pedro', 'San Pedro');
  goOffline();
  await user.click(screen.getByRole('button', { name: 'Registrar cliente' }));
  await waitFor(() => expect(addressBar()).toMatch(/^\/dashboard\/sales\/create-dkbono\?borrador=e-1&customerId=/));
  const [item] = await (await loadOfflineEngine()).loadOutbox();
  expect(item).toMatchObject({
    state: 'pending',
    label: 'Cliente Ana Núñez',
    values: { firstName: 'Ana', localityName: 'San Pedro', zoneId: 'z-1' },
    sending: { key: 'POST /clients', body: { firstName: 'Ana', stateId: '05' } },
  });
  expect(addressBar()).toContain(`customerId=${item?.id}`);
  expect(sent).toEqual([]);
});

test('X-34 R-16 a refused customer opens again, and gives way to the one that somebody else has registered', async () => {
  const engine = await loadOfflineEngine();
  session.setUser(createSessionUser('Consultant'));
  await engine.saveDraft({
    id: 'c-new',
    formKey: 'customer:new',
    label: 'Cliente Ana',
    values: {
      firstName: 'Ana',
      lastName: 'Núñez',
      phone: '871 123 4567',
      localityId: 'l-1',
      localityName: 'San Pedro',
    },
  });
  await engine.saveDraft({ id: 'e-1', formKey: 'voucher:new', label: 'DKbono', values: { customerId: 'c-new' } });
  const { user, addressBar } = renderSection(`${address}&borrador=c-new`, 'Consultant', {
    'GET /clients/duplicates': { data: [{ field: 'phone', id: 'c-9', name: 'Rancho El Fresno', status: 'ACTIVO' }] },
  });
  await waitFor(() => expect(screen.getByLabelText(/^Teléfono/)).toHaveValue('871 123 4567'));
  await user.click(await screen.findByRole('button', { name: 'Usar este cliente' }));
  const question = within(await screen.findByRole('dialog', { name: '¿Seguir con Rancho El Fresno?' }));
  await user.click(question.getByRole('button', { name: 'Volver' }));
  expect(screen.getByLabelText(/^Teléfono/)).toHaveValue('871 123 4567');
  await user.click(screen.getByRole('button', { name: 'Usar este cliente' }));
  await user.click(await screen.findByRole('button', { name: 'Descartar y usar el registrado' }));
  await waitFor(() => expect(addressBar()).toBe('/dashboard/sales/create-dkbono?borrador=e-1&customerId=c-9'));
  expect(await engine.loadOutbox()).toEqual([expect.objectContaining({ id: 'e-1', values: { customerId: 'c-9' } })]);
});
