import type { CustomerMergeCounts } from '@surco/shared/contract';
import { useToasts } from '@surco/shared/platform';
import { createPage, testId } from '@surco/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createCustomerDetail } from '../../../testing/customerFixtures';
import { renderSection } from '../../../testing/renderSection';

const [ownId, otherId] = [testId('c-1'), testId('c-2')];
const own = createCustomerDetail({ id: ownId });
const createOther = (businessName = 'Establo Esperanza') =>
  createCustomerDetail({ id: otherId, businessName, phone: '8719998877', address: 'Camino Viejo 4', version: 5 });
const counts: CustomerMergeCounts = { sales: 2, vouchers: 1, payments: 3, simulations: 0, links: 1, hasAccount: false };

function open(address: string, countsOfOther: Partial<CustomerMergeCounts> = {}, other = createOther()) {
  return renderSection(
    address,
    'Coordinator',
    {
      'GET /clients': createPage([own, other]),
      [`GET /clients/${ownId}`]: { data: own },
      [`GET /clients/${otherId}`]: { data: other },
      [`GET /clients/${ownId}/merge`]: { data: { ...counts, sales: 12 } },
      [`GET /clients/${otherId}/merge`]: { data: { ...counts, ...countsOfOther } },
    },
    {
      [`POST /clients/${ownId}/merge`]: () => ({ data: own }),
      [`POST /clients/${otherId}/merge`]: () => ({ data: other }),
    },
  );
}

const pick = (group: string, option: string): HTMLElement =>
  within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name: option });

test('R-54 X-37 searches the other customer, compares both and sends the chosen data after a question with what moves', async () => {
  const { user, sent, addressBar, choose } = open(`form/${ownId}/merge`, { hasAccount: true });
  expect(await screen.findByRole('heading', { name: '¿Con quién se combina Establo La Esperanza?' })).toBeVisible();
  await choose(/Cliente/, 'esperanza', 'Establo Esperanza · 871 999 8877 · San Pedro');
  expect(await screen.findByRole('radiogroup', { name: 'Cliente que se queda' })).toBeVisible();
  expect(addressBar()).toBe(`/dashboard/customers/form/${ownId}/merge?con=${otherId}`);
  // The search that had the focus is gone.
  expect(pick('Cliente que se queda', 'Establo La Esperanza')).toHaveFocus();
  expect(screen.getAllByRole('radiogroup').map((group) => group.querySelector('span')?.textContent)).toEqual([
    'Cliente que se queda',
    'Tipo de persona, razón social y RFC',
    'Teléfono',
    'Domicilio',
  ]);
  expect(pick('Teléfono', '871 123 4567')).toBeChecked();
  expect(pick('Domicilio', 'Camino Viejo 4')).toBeChecked();
  await user.click(pick('Teléfono', '871 999 8877'));
  await user.click(pick('Teléfono', '871 123 4567'));
  await user.click(screen.getByRole('button', { name: 'Combinar clientes' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: '¿Combinar Establo Esperanza con Establo La Esperanza?' }),
  );
  expect(
    dialog.getByText(
      'Establo La Esperanza recibe de Establo Esperanza 2 ventas, 1 DKbono, 3 abonos y 1 enlace. Establo Esperanza deja de aparecer en las listas, y su dirección lleva al cliente que se queda. Puede deshacerlo durante un día. La cuenta de agricultor entrará con el teléfono 871 123 4567.',
    ),
  ).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Combinar clientes' }));
  await waitFor(() => expect(addressBar()).toBe(`/dashboard/customers/form/${ownId}`));
  expect(sent).toMatchObject([
    {
      call: `POST /clients/${ownId}/merge`,
      key: expect.any(String),
      body: {
        version: 3,
        mergedId: otherId,
        mergedVersion: 5,
        businessName: 'Establo La Esperanza',
        phone: '8711234567',
        address: 'Camino Viejo 4',
        consultantId: testId('u-1'),
      },
    },
  ]);
  expect(useToasts.getState().toasts.at(-1)).toMatchObject({
    summary: 'Establo Esperanza se combinó con Establo La Esperanza',
  });
});

test('R-54 X-37 the other one may stay', async () => {
  const { user, sent } = open(`form/${ownId}/merge?con=${otherId}`);
  await screen.findByRole('radiogroup', { name: 'Cliente que se queda' });
  await user.click(pick('Cliente que se queda', 'Establo Esperanza'));
  expect(pick('Teléfono', '871 999 8877')).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Combinar clientes' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Combinar clientes' }));
  await waitFor(() => expect(sent[0]).toMatchObject({ call: `POST /clients/${otherId}/merge`, body: { version: 5 } }));
});

test('R-54 namesakes are told apart wherever one is named, and another customer can be chosen', async () => {
  const { user, addressBar } = open(`form/${ownId}/merge?con=${otherId}`, {}, createOther('ESTABLO LA ESPERANZA'));
  await screen.findByRole('radiogroup', { name: 'Cliente que se queda' });
  await user.click(pick('Cliente que se queda', 'ESTABLO LA ESPERANZA (871 999 8877)'));
  await user.click(screen.getByRole('button', { name: 'Combinar clientes' }));
  const name = '¿Combinar Establo La Esperanza (871 123 4567) con ESTABLO LA ESPERANZA (871 999 8877)?';
  const dialog = within(await screen.findByRole('dialog', { name }));
  expect(
    dialog.getByText(/^ESTABLO LA ESPERANZA \(871 999 8877\) recibe de Establo La Esperanza \(871 123 4567\)/),
  ).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Volver' }));
  await user.click(screen.getByRole('link', { name: 'Elegir a otro cliente' }));
  expect(await screen.findByRole('heading', { name: '¿Con quién se combina Establo La Esperanza?' })).toBeVisible();
  expect(addressBar()).toBe(`/dashboard/customers/form/${ownId}/merge`);
});
