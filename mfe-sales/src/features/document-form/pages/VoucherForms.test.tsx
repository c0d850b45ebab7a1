import { createPage } from '@surco/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { createSeason, createVoucher } from '../../../testing/fixtures';
import { openPages } from '../../../testing/openPages';
import { findQuantityField } from '../../../testing/findLine';
import CreateVoucherPage from './CreateVoucherPage';
import EditVoucherPage from './EditVoucherPage';

test('R-28 X-11 X-18 T-02 creates a DKbono for a season that accepts them before it starts', async () => {
  const { user, sent, requests } = openPages(
    { 'create-dkbono': <CreateVoucherPage /> },
    'create-dkbono',
    'Consultant',
    { 'GET /seasons': createPage([createSeason({ startDate: '2099-01-01', isOpen: false })]) },
    { 'POST /vouchers': () => ({ data: createVoucher() }) },
  );
  await user.click(await screen.findByLabelText(/Cliente/));
  await user.click(await screen.findByText('José Muñoz', { selector: '.surco-sale-choice > span' }));
  await user.click(await screen.findByLabelText('Agregar producto'));
  await user.click(await screen.findByText('Maíz DKX-620', { selector: '.surco-sale-choice > span' }));
  await user.type(await findQuantityField(), '29');
  expect(screen.getByLabelText(/Temporada/)).toHaveValue('s-1');
  expect(requests.map(({ url }) => url)).toContain('/seasons?page=1&size=all&isVoucherOpen=true');
  expect(screen.getByText(/^Hasta el \d\d\/\d\d\/\d\d \(dentro de (59|60) días\)$/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Registrar DKbono' }));
  expect(await screen.findByText('/dashboard/sales/dkbono/b-1')).toBeInTheDocument();
  expect(sent[0]?.body).toMatchObject({ customerId: 'c-1', seasonId: 's-1', lines: [{ quantity: 29 }] });
});

const edit = (fields = {}) =>
  openPages(
    { 'edit-dkbono/:id': <EditVoucherPage /> },
    'edit-dkbono/b-1',
    'Consultant',
    { 'GET /vouchers/b-1': { data: createVoucher(fields) } },
    { 'PUT /vouchers/b-1': () => ({ data: createVoucher({ version: 2 }) }) },
  );

test('X-10 edits a DKbono with the loaded version and shows its expiry', async () => {
  const { user, sent } = edit();
  expect(await screen.findByText(/Hasta el 31\/01\/99/)).toBeInTheDocument();
  await user.clear(await findQuantityField('Sorgo forrajero DKX-S10'));
  await user.type(await findQuantityField('Sorgo forrajero DKX-S10'), '5');
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  expect(await screen.findByText('/dashboard/sales/dkbono/b-1')).toBeInTheDocument();
  expect(sent[0]?.body).toMatchObject({ version: 1, lines: [{ quantity: 29 }, { quantity: 5 }] });
});

test('X-10 rejects a total below the paid amount before sending', async () => {
  const { user, sent } = edit();
  await user.clear(await findQuantityField());
  await user.type(await findQuantityField(), '10');
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  const reported = 'El total no puede quedar por debajo de lo abonado ($75,000.25).';
  expect(await screen.findByLabelText(/Agregar producto/)).toHaveAccessibleDescription(reported);
  expect(sent).toEqual([]);
});

test('X-10 explains why a converted DKbono cannot be edited', async () => {
  edit({ status: 'CONVERTIDO' });
  await waitFor(() => expect(screen.getByText(/está convertido: ya no se puede modificar/)).toBeInTheDocument());
});
