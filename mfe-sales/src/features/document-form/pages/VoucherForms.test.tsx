import { screen, waitFor, within } from '@testing-library/react';
import { page, season, voucher } from '../../../testing/fixtures';
import { openSite } from '../../../testing/site';
import CreateVoucherPage from './CreateVoucherPage';
import EditVoucherPage from './EditVoucherPage';

const line = (name = 'Maíz DKX-620') => screen.findByLabelText(name, { selector: 'li' });
const bags = async (name?: string) => within(await line(name)).getByLabelText(/Bolsas/);

test('R-28 X-11 X-18 T-02 a DKbono is made for a season that takes them, though it has not begun', async () => {
  const { user, sent, asked } = openSite(
    { 'create-dkbono': <CreateVoucherPage /> },
    'create-dkbono',
    'Consultant',
    { 'GET /seasons': page([season({ startDate: '2099-01-01', isOpen: false })]) },
    { 'POST /vouchers': () => ({ data: voucher() }) },
  );
  await user.click(await screen.findByLabelText(/Cliente/));
  await user.click(await screen.findByText('José Muñoz', { selector: '.surco-sale-choice > span' }));
  await user.click(await screen.findByLabelText('Agregar producto'));
  await user.click(await screen.findByText('Maíz DKX-620', { selector: '.surco-sale-choice > span' }));
  await user.type(await bags(), '29');
  expect(screen.getByLabelText(/Temporada/)).toHaveValue('s-1');
  expect(asked.map(({ url }) => url)).toContain('/seasons?page=1&size=all&isVoucherOpen=true');
  expect(screen.getByText(/^Hasta el \d\d\/\d\d\/\d\d \(dentro de (59|60) días\)$/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Registrar DKbono' }));
  expect(await screen.findByText('/dashboard/sales/dkbono/b-1')).toBeInTheDocument();
  expect(sent[0]?.body).toMatchObject({ customerId: 'c-1', seasonId: 's-1', lines: [{ quantity: 29 }] });
});

const edit = (fields = {}) =>
  openSite(
    { 'edit-dkbono/:id': <EditVoucherPage /> },
    'edit-dkbono/b-1',
    'Consultant',
    { 'GET /vouchers/b-1': { data: voucher(fields) } },
    { 'PUT /vouchers/b-1': () => ({ data: voucher({ version: 2 }) }) },
  );

test('X-10 a DKbono is changed with the version that was read; its validity is in sight', async () => {
  const { user, sent } = edit();
  expect(await screen.findByText(/Hasta el 31\/01\/99/)).toBeInTheDocument();
  await user.clear(await bags('Sorgo forrajero DKX-S10'));
  await user.type(await bags('Sorgo forrajero DKX-S10'), '5');
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  expect(await screen.findByText('/dashboard/sales/dkbono/b-1')).toBeInTheDocument();
  expect(sent[0]?.body).toMatchObject({ version: 1, lines: [{ quantity: 29 }, { quantity: 5 }] });
});

test('E-09 X-10 a total under what was paid is refused before it is sent', async () => {
  const { user, sent } = edit();
  await user.clear(await bags());
  await user.type(await bags(), '10');
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  const told = 'El total no puede quedar por debajo de lo abonado ($75,000.25).';
  expect(await screen.findByLabelText(/Agregar producto/)).toHaveAccessibleDescription(told);
  expect(sent).toEqual([]);
});

test('X-10 a DKbono that was converted is not changed, and why is told', async () => {
  edit({ status: 'CONVERTIDO' });
  await waitFor(() => expect(screen.getByText(/está convertido: ya no se puede modificar/)).toBeInTheDocument());
});
