import { chooseMoreAction, listDetailActions } from '@surco/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createCustomerDetail } from '../../../testing/customerFixtures';
import { renderSection } from '../../../testing/renderSection';

const open = (change: Parameters<typeof createCustomerDetail>[0] = {}) =>
  renderSection(
    'form/c-1',
    'Admin',
    { 'GET /clients/c-1': { data: createCustomerDetail(change) } },
    {
      'POST /clients/c-1/anonymize': () => ({
        status: 409,
        error: 'El cliente tiene 1 DKbono abierto.',
        code: 'EN_USO',
      }),
    },
  );

test('X-26 asks for the name, and shows why a customer cannot be made anonymous', async () => {
  const { user, sent } = open();
  await chooseMoreAction(user, 'Anonimizar cliente');
  const dialog = within(await screen.findByRole('dialog', {}, { timeout: 15_000 }));
  await user.type(dialog.getByRole('textbox', { name: /Escriba «Establo La Esperanza»/ }), 'Establo La Esperanza');
  await user.click(dialog.getByRole('button', { name: 'Anonimizar cliente' }));
  expect(await dialog.findByText('El cliente tiene 1 DKbono abierto.')).toBeInTheDocument();
  await waitFor(() => expect(sent[0]?.body).toEqual({ confirmation: 'Establo La Esperanza', version: 3 }));
});

test('X-26 offers no change of an anonymous customer', async () => {
  const { user } = open({
    anonymizedAt: '2026-11-20T18:00:00.000Z',
    status: 'INACTIVO',
    phone: '0000000001',
  });
  expect(await screen.findByText('Sus datos personales se cancelaron')).toBeVisible();
  expect(await listDetailActions(user)).toEqual(['Exportar datos personales']);
  expect(screen.queryByRole('link', { name: /^\d{3} \d{3} \d{4}$/ })).not.toBeInTheDocument();
});
