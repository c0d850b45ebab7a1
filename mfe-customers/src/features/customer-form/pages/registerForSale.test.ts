import { createPage } from '@surco/shared/testing';
import { getNewCustomerPath } from '@surco/shared/contract';
import type { Role } from '@surco/shared/domain';
import { screen, waitFor } from '@testing-library/react';
import { createCustomerDetail } from '../../../testing/customerFixtures';
import { renderSection } from '../../../testing/renderSection';

const open = (role: Role, query = '') =>
  renderSection(
    `form${query}`,
    role,
    { 'GET /clients': createPage([]) },
    { 'POST /clients': () => ({ data: createCustomerDetail({ id: 'c-9' }) }) },
  );

async function fillRest({ user, choose }: ReturnType<typeof open>): Promise<void> {
  await user.type(await screen.findByLabelText(/^Teléfono/), '871 123 4567');
  await choose(/Estado/, 'coahuila', 'Coahuila de Zaragoza');
  await choose(/Localidad/, 'pedro', 'San Pedro');
}

test('R-16 R-25 a consultant registers a customer and sells to them', async () => {
  const section = open('Consultant', '?nombre=Ana+Núñez');
  await fillRest(section);
  await section.user.click(screen.getByRole('button', { name: 'Registrar y vender' }));
  await waitFor(() => expect(section.addressBar()).toBe('/dashboard/sales/create-sale?customerId=c-9'));
  expect(section.sent[0]?.body).toMatchObject({ firstName: 'Ana', lastName: 'Núñez' });
});

test('R-25 returns to the sale that asked for the customer', async () => {
  const address = getNewCustomerPath('Ana Núñez', '/dashboard/sales/create-sale?borrador=e-1');
  const section = open('Consultant', address.slice(address.indexOf('?')));
  await fillRest(section);
  expect(screen.queryByRole('button', { name: 'Registrar y vender' })).not.toBeInTheDocument();
  await section.user.click(screen.getByRole('button', { name: 'Registrar cliente' }));
  await waitFor(() => expect(section.addressBar()).toBe('/dashboard/sales/create-sale?borrador=e-1&customerId=c-9'));
});

test('R-16 a role that may not sell only registers', async () => {
  open('Coordinator');
  expect(await screen.findByRole('button', { name: 'Registrar cliente' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Registrar y vender' })).not.toBeInTheDocument();
});
