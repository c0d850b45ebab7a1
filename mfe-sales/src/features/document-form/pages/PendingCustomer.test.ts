/** A sale to a customer that waits on this device, on a database in memory. */
import 'fake-indexeddb/auto';
import { deleteOutbox, loadOfflineEngine } from '@surco/shared/platform';
import { session } from '@surco/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { createUser } from '../../../testing/fixtures';
import { fillSaleForm, openSaleForm, selectOption, submitForm } from '../../../testing/openSaleForm';

afterEach(() => deleteOutbox('u-1'));

test('X-34 R-25 a sale to a customer that is not sent yet waits for it, although there is a network', async () => {
  session.setUser(createUser('Consultant'));
  const engine = await loadOfflineEngine();
  await engine.saveDraft({
    id: '0c6e2f6a-0d5c-4f7e-9f57-6f1c1a1f0001',
    formKey: 'customer:new',
    label: 'Cliente Chuy Rentería',
    values: { personType: 'FISICA', firstName: 'Chuy', lastName: 'Rentería', phone: '8990000001', zoneId: 'z-1' },
  });
  const { user, sent } = openSaleForm();
  await fillSaleForm(user);
  await user.click(await screen.findByLabelText(/Cliente/));
  await user.paste('chuy');
  expect(await screen.findByText(/^Pendiente de enviar/, { selector: '.surco-sale-choice > small' })).toBeVisible();
  await selectOption(user, 'Cliente', '', 'Chuy Rentería');
  await submitForm(user);
  await waitFor(async () =>
    expect((await engine.loadOutbox()).map(({ label, state }) => [label, state])).toContainEqual([
      'Venta para Chuy Rentería · 29 bolsas',
      'pending',
    ]),
  );
  expect(sent).toEqual([]);
});
