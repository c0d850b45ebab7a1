import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { createSavedExample, openSection } from '../testing/openSection';

const milk = createSavedExample(0, { name: 'Establo norte' });
const opened = { 'GET /simulations/m-0': { data: milk } };

beforeEach(() => {
  const matchWideScreen = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...matchWideScreen(query), matches: query.includes('767') }));
});
afterEach(() => jest.restoreAllMocks());

/** Opens a simulation on a phone and its sheet by the bottom bar. */
async function openSheet(role: 'Farmer' | 'Consultant' = 'Farmer') {
  const section = openSection('?simulation=m-0', role, opened, { 'POST /simulations': { data: milk } });
  await screen.findByRole('region', { name: 'Este escenario' });
  const bar = screen.getByRole('button', { name: /Guardar o compartir/ });
  await section.user.click(bar);
  return { ...section, bar, sheet: screen.getByRole('dialog', { name: 'Este escenario' }) };
}

test('R-09 on a phone a farmer saves with two taps: the result bar and the button of its sheet', async () => {
  const { user, sent, sheet } = await openSheet();
  expect(within(sheet).getByLabelText(/Nombre del escenario/)).toHaveValue('Establo norte');
  // The keyboard would cover the sheet.
  expect(within(sheet).getByRole('heading', { name: 'Este escenario' })).toHaveFocus();
  await user.click(within(sheet).getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ name: 'Establo norte', animals: 100 }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('Guardado como «Establo norte».')).toBeVisible();
});

test('R-09 R-25 the sheet leads to sharing and, for those who may, to a sale', async () => {
  const { user, sheet } = await openSheet('Consultant');
  await user.click(within(sheet).getByRole('button', { name: 'Compartir' }));
  await user.click(within(sheet).getByRole('button', { name: 'Copiar enlace' }));
  expect(await within(sheet).findByText('Enlace copiado')).toBeVisible();
  await user.click(within(sheet).getByRole('button', { name: 'Vender' }));
  expect(within(sheet).getByRole('link', { name: 'Crear venta' })).toBeVisible();
  expect(within(sheet).queryByRole('button', { name: 'Copiar enlace' })).not.toBeInTheDocument();
});

test('R-09 the sheet closes on its button, beside it, and for the results', async () => {
  const { user, bar, sheet } = await openSheet();
  await user.click(within(sheet).getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(bar);
  await user.click(screen.getByRole('dialog'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(bar);
  const scrolled = jest.fn();
  screen.getByRole('region', { name: 'Resultado' }).scrollIntoView = scrolled;
  await user.click(screen.getByRole('button', { name: 'Ver el resultado' }));
  expect(scrolled).toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
