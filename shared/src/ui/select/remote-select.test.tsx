import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderPage } from '../../testing';
import type { RemoteOption } from '../fields/option';
import { RemoteSelect } from './remote-select';

const ana: RemoteOption = { value: 'c1', label: 'Ana Núñez' };
const luis: RemoteOption = { value: 'c2', label: 'Luis Peña' };

interface Props {
  load: (text: string) => Promise<readonly RemoteOption[]>;
  initial?: string | null;
  missing?: string;
}

const find = async (value: string) => [ana, luis].find((option) => option.value === value);

const loadNone = async () => [];
const loadBoth = async () => [ana, luis];

function Customer({ load, initial = null, missing }: Props) {
  const [value, setValue] = useState(initial);
  return (
    <RemoteSelect
      aria-label="Cliente"
      value={value}
      onChange={(option) => setValue(option?.value ?? null)}
      load={load}
      find={find}
      missing={missing}
    />
  );
}

test('E-06 searches after a pause and shows the selected label', async () => {
  const load = jest.fn(async (text: string) => (text ? [ana] : [ana, luis]));
  const { user } = renderPage(<Customer load={load} />);
  expect(load).not.toHaveBeenCalled();
  await user.click(screen.getByRole('combobox', { name: 'Cliente' }));
  expect(await screen.findByTitle('Luis Peña')).toBeInTheDocument();
  await user.keyboard('nunez');
  await waitFor(() => expect(load).toHaveBeenLastCalledWith('nunez'));
  expect(load).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(screen.queryByTitle('Luis Peña')).toBeNull());
  await user.click(await screen.findByTitle('Ana Núñez'));
  expect(screen.getByText('Ana Núñez', { selector: '.ant-select-content-value' })).toBeVisible();
});

test('E-06 shows “No encontrado” for a missing value', async () => {
  renderPage(<Customer load={async () => []} initial="c9" />);
  expect(await screen.findByText('No encontrado')).toBeVisible();
});

afterEach(() => jest.restoreAllMocks());

function CustomerOfZone() {
  const [isOther, setIsOther] = useState(false);
  return (
    <>
      <button onClick={() => setIsOther(true)}>Otra zona</button>
      <Customer load={isOther ? loadBoth : loadNone} missing="Aún no hay clientes." />
    </>
  );
}

test('R-52 what is said of an empty list is not said of the list of another search', async () => {
  const { user } = renderPage(<CustomerOfZone />);
  const select = screen.getByRole('combobox', { name: 'Cliente' });
  await user.click(select);
  expect(await screen.findByText('Aún no hay clientes.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Otra zona' }));
  expect(screen.queryByText('Aún no hay clientes.')).not.toBeInTheDocument();
  await user.click(select);
  expect(await screen.findByTitle('Luis Peña')).toBeInTheDocument();
});

test('X-34 says when the search fails, and without a network that the device does not store the list', async () => {
  const { user } = renderPage(<Customer load={async () => Promise.reject(new Error('red'))} />);
  await user.click(screen.getByRole('combobox', { name: 'Cliente' }));
  expect(await screen.findByText('No se pudo buscar. Inténtelo de nuevo.')).toBeInTheDocument();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(/^Sin conexión no se puede buscar: esta lista no está guardada/)).toBeInTheDocument();
});

test('E-06 A-01 shows the label of an initial value with a Spanish clear button; an empty result is an option without effect', async () => {
  const { user } = renderPage(<Customer load={async () => []} initial="c2" />);
  expect(await screen.findByText('Luis Peña')).toBeVisible();
  await user.hover(screen.getByRole('combobox', { name: 'Cliente' }));
  expect(screen.getByRole('button', { name: 'Quitar', hidden: true })).toBeInTheDocument();
  await user.click(screen.getByRole('combobox', { name: 'Cliente' }));
  const empty = await screen.findByRole('option', { name: 'Sin coincidencias' });
  expect(screen.getByRole('combobox', { name: 'Cliente' })).toHaveAttribute('aria-activedescendant', empty.id);
  await user.click(empty);
  expect(screen.getByText('Luis Peña', { selector: '.ant-select-content > span' })).toBeVisible();
});
