import { createPage, type MockResponse, type MockResponses, chooseOption, readSelect } from '@surco/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createSeason, createVoucher } from '../../../testing/fixtures';
import { openPages } from '../../../testing/openPages';
import { selectOption } from '../../../testing/openSaleForm';
import { typeDate } from '../../../testing/typeDate';
import { findQuantityField } from '../../../testing/findLine';
import CreateVoucherPage from './CreateVoucherPage';
import EditVoucherPage from './EditVoucherPage';

/** Opens the form of a new DKbono and enters its customer and 29 bags. */
async function fillVoucherForm(
  response: () => MockResponse = () => ({ data: createVoucher() }),
  responses: MockResponses = {},
) {
  const pages = { 'create-dkbono': <CreateVoucherPage /> };
  const writes = { 'POST /vouchers': response };
  const opened = openPages(pages, 'create-dkbono', 'Consultant', responses, writes);
  await selectOption(opened.user, 'Cliente', 'muñoz', 'José Muñoz');
  await selectOption(opened.user, 'Agregar producto', '620', 'Maíz DKX-620');
  await opened.user.type(await findQuantityField(), '29');
  const submit = () => opened.user.click(screen.getByRole('button', { name: 'Registrar DKbono' }));
  return { ...opened, submit };
}

test('R-28 E-09 X-11 X-18 T-02 creates a DKbono, with its checked first payment, for a season that accepts them before it starts', async () => {
  const seasons = createPage([createSeason({ startDate: '2099-01-01', isOpen: false })]);
  const { user, sent, requests, submit } = await fillVoucherForm(undefined, { 'GET /seasons': seasons });
  expect(await readSelect(/Temporada/)).toBe('PV 2026');
  expect(requests.map(({ url }) => url)).toContain('/seasons?page=1&size=all&isVoucherOpen=true');
  expect(screen.getByText(/^Hasta el \d\d\/\d\d\/\d\d \(dentro de (59|60) días\)$/)).toBeInTheDocument();
  const section = within(screen.getByRole('heading', { name: 'Primer abono' }).closest('section') ?? document.body);
  expect(section.queryByLabelText(/Forma de pago/)).not.toBeInTheDocument();
  await user.type(section.getByLabelText('Importe'), '30000');
  await chooseOption(user, /Forma de pago/, 'Transferencia');
  await submit();
  expect(section.getByLabelText(/Referencia/)).toHaveAccessibleDescription(/Indique la referencia/);
  expect(sent).toEqual([]);
  await user.type(section.getByLabelText(/Referencia/), 'SPEI 4411');
  await submit();
  expect(await screen.findByText('/dashboard/sales/dkbono/b-1')).toBeInTheDocument();
  expect(sent[0]?.body).toMatchObject({
    customerId: 'c-1',
    seasonId: 's-1',
    lines: [{ quantity: 29 }],
    firstPayment: { amount: '30000.00', method: '03', reference: 'SPEI 4411', date: expect.any(String) },
  });
});

const yes = { name: 'Sí, es correcta' };

test('X-11 asks about a DKbono of another year and sends it once its date is confirmed', async () => {
  const { user, sent, submit } = await fillVoucherForm();
  await typeDate(user, () => screen.findByPlaceholderText('dd/mm/aa'), '19/11/16');
  await submit();
  expect(await screen.findByRole('dialog')).toHaveTextContent(
    'El DKbono lleva la fecha 19/11/16, de hace un año o más.',
  );
  await user.click(screen.getByRole('button', { name: 'Corregir la fecha' }));
  expect(sent).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Registrar DKbono' }));
  await user.click(await screen.findByRole('button', yes));
  expect(await screen.findByText('/dashboard/sales/dkbono/b-1')).toBeInTheDocument();
  expect(sent[0]?.body).toMatchObject({ date: '2016-11-19', dateConfirmed: true });
});

test('X-11 confirms a date that only the API finds unusual, and no other request says so', async () => {
  let response: MockResponse = {
    status: 409,
    code: 'FECHA_POR_CONFIRMAR',
    error: 'Falta confirmar una fecha poco común.',
    details: [{ path: 'date', message: 'Tiene un abono anterior. ¿Es correcta la fecha?' }],
  };
  const { user, sent, submit } = await fillVoucherForm(() => response);
  await submit();
  expect(await screen.findByRole('dialog')).toHaveTextContent('Tiene un abono anterior. ¿Es correcta la fecha?');
  response = { data: createVoucher() };
  await user.click(screen.getByRole('button', yes));
  expect(await screen.findByText('/dashboard/sales/dkbono/b-1')).toBeInTheDocument();
  expect(sent[0]?.body).not.toHaveProperty('dateConfirmed');
  expect(sent[1]?.body).toMatchObject({ dateConfirmed: true });
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
