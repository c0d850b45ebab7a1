import { useConnectionState, useLocation } from '@surco/shared/platform';
import { createSessionUser, goOffline, mockApi, renderPage, session } from '@surco/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { readSectionPaths, SectionPathsContext } from '../../navigation/sectionPaths';
import { createSearchResult, emptySearchResult, foundCustomer, searchableSections } from '../../testing/searchFixtures';
import { storeRecentItem } from './model/recentItems';
import { SearchButton } from './SearchButton';
import { closeSearch } from './searchOpen';

const sectionPaths = readSectionPaths(searchableSections);
const user = createSessionUser('Consultant');

function TestPage() {
  const { pathname, search } = useLocation();
  return (
    <SectionPathsContext value={sectionPaths}>
      <SearchButton />
      <input aria-label="Notas" />
      <output aria-label="Dirección">{pathname + search}</output>
    </SectionPathsContext>
  );
}

const renderSearch = () => renderPage(<TestPage />, '/dashboard/sales/list/sale');
const findField = () => screen.findByRole('combobox', { name: 'Buscar' });
const listOptions = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const getSelected = () => screen.getByRole('option', { selected: true });

beforeEach(() => {
  localStorage.clear();
  session.setUser(user);
  mockApi({ 'GET /search': { data: createSearchResult() } });
});
afterEach(() =>
  act(() => {
    closeSearch();
    useConnectionState.setState({ isUnreachable: false });
  }),
);

describe('opening and closing', () => {
  test.each([['{Control>}k{/Control}'], ['{Meta>}k{/Meta}'], ['/']])('%s opens it, Escape closes it', async (keys) => {
    const { user: person } = renderSearch();
    await person.keyboard(keys);
    expect(await findField()).toHaveFocus();
    act(() => void screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true })));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('a slash in a field is text, Ctrl+K opens it there too; the button opens it, "Cerrar" closes it', async () => {
    const { user: person } = renderSearch();
    await person.type(screen.getByLabelText('Notas'), '1/2');
    expect(screen.getByLabelText('Notas')).toHaveValue('1/2');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await person.keyboard('{Control>}k{/Control}');
    expect(await findField()).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Buscar' }));
    expect(await findField()).toBeVisible();
  });
});

async function openAndType(text: string) {
  const { user: person } = renderSearch();
  await person.keyboard('{Control>}k{/Control}');
  const field = await findField();
  if (text) await person.type(field, text);
  return person;
}

test('starts with what the user opened last and with the actions', async () => {
  storeRecentItem(user.id, { kind: 'sale', to: '/dashboard/sales/sale/s-1', title: 'V-2026-000007', detail: 'Ana' });
  await openAndType('');
  expect(listOptions()).toEqual(['V-2026-000007Ana', 'Nueva venta']);
});

test('finds while typing, moves by the arrows and opens by Enter', async () => {
  const person = await openAndType('ana');
  expect(await screen.findByRole('option', { name: /^Ana Ruiz/ })).toHaveAttribute('aria-selected', 'true');
  const group = within(screen.getByRole('group', { name: 'Clientes' }));
  expect(group.getByRole('option')).toHaveTextContent('Ana Ruiz871 123 4567 · LerdoActivo');
  await person.keyboard('{ArrowDown}');
  expect(getSelected()).toHaveTextContent('Nueva venta para Ana Ruiz');
  expect(screen.getByRole('combobox')).toHaveAttribute('aria-activedescendant', getSelected().id);
  await person.keyboard('{ArrowDown}');
  expect(getSelected()).toHaveTextContent('Ana Ruiz871');
  await person.keyboard('{ArrowUp}{Enter}');
  expect(screen.getByLabelText('Dirección')).toHaveTextContent(
    `/dashboard/sales/create-sale?customerId=${foundCustomer.id}`,
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('requests only the text at a pause, from two characters on', async () => {
  const requests = mockApi({ 'GET /search': { data: createSearchResult() } });
  const person = await openAndType('a');
  expect(screen.getByText('Escriba un carácter más para buscar también registros.')).toBeVisible();
  await person.type(screen.getByRole('combobox'), 'na');
  await screen.findByRole('option', { name: /^Ana Ruiz/ });
  expect(requests).toEqual([{ method: 'GET', url: '/search?q=ana' }]);
});

test('Enter before the answer opens what the answer has, not what an earlier text found', async () => {
  const requests = mockApi({ 'GET /search': { data: createSearchResult() } });
  await openAndType('ana{Enter}');
  await waitFor(() =>
    expect(screen.getByLabelText('Dirección')).toHaveTextContent(`/dashboard/customers/form/${foundCustomer.id}`),
  );
  expect(requests).toHaveLength(1);
});

test('says that nothing was found, and what to try', async () => {
  mockApi({ 'GET /search': { data: emptySearchResult } });
  await openAndType('zzz');
  expect(await screen.findByText(/^Sin resultados para «zzz»\./)).toBeVisible();
});

test.each([
  ['nueva venta', ' «Nueva venta» es de otro rol. Pídaselo a quien lo tenga: Consultor.'],
  // A part of a word is not what the action is about.
  ['enta', ''],
])(
  'R-52 what "%s" finds nothing for says what to try, and whom to ask for an action of another role',
  async (...row) => {
    const [text, hint] = row;
    session.setUser(createSessionUser('Coordinator'));
    mockApi({ 'GET /search': { data: emptySearchResult } });
    await openAndType(text);
    const advice = `Sin resultados para «${text}». Pruebe con menos palabras, o con el folio, el teléfono o el RFC.`;
    expect(await screen.findByText(advice + hint)).toBeVisible();
  },
);

test('pages are found while records cannot be searched, which can be repeated', async () => {
  mockApi({ 'GET /search': { status: 500, error: 'Error interno.' } });
  const person = await openAndType('ventas');
  expect(await screen.findByRole('alert')).toHaveTextContent('No se pudieron buscar registros.');
  expect(listOptions()).toEqual(['VentasVentas y DKbonos']);
  mockApi({ 'GET /search': { data: createSearchResult() } });
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('option', { name: /^Ana Ruiz/ })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('without a network says that the data are those of the device', async () => {
  goOffline();
  await openAndType('ventas');
  expect(await screen.findByText(/^Sin conexión: se busca en los datos guardados en este dispositivo\./)).toBeVisible();
  await waitFor(() => expect(listOptions()).toEqual(['VentasVentas y DKbonos']));
});
