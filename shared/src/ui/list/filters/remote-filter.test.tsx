import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderPage } from '../../../testing';
import type { RemoteOption } from '../../fields/option';
import { RemoteFilter } from './remote-filter';

const customers: readonly RemoteOption[] = ['Ana Núñez', 'Luis Peña'].map((name) => ({ value: name, label: name }));

const load = async (text: string) => customers.filter(({ label }) => label.startsWith(text));
const find = async (value: string) => customers.find((customer) => customer.value === value);

function CustomerFilter({ initial = null }: { initial?: string | null }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <RemoteFilter
        aria-label="Cliente"
        placeholder="Cliente"
        value={value}
        onChange={(option) => setValue(option?.value ?? null)}
        load={load}
        find={find}
      />
      <output>{value}</output>
    </>
  );
}

test('what is typed before the code has loaded is searched, unless the focus leaves the field', async () => {
  const { user } = renderPage(<CustomerFilter />);
  const placeholder = screen.getByRole('combobox', { name: 'Cliente' });
  act(() => placeholder.focus());
  fireEvent.change(placeholder, { target: { value: 'Ana' } });
  act(() => placeholder.blur());
  expect(placeholder).toHaveValue('');
  act(() => placeholder.focus());
  fireEvent.change(placeholder, { target: { value: 'Lu' } });
  await waitFor(() => expect(placeholder).not.toBeInTheDocument());
  expect(screen.getByRole('combobox', { name: 'Cliente' })).toHaveValue('Lu');
  await user.click(await screen.findByRole('option', { name: 'Luis Peña' }));
  expect(screen.getByRole('combobox', { name: 'Cliente' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Luis Peña');
});

test('a filter with a value shows its label', async () => {
  renderPage(<CustomerFilter initial="Ana Núñez" />);
  expect(await screen.findByText('Ana Núñez', { selector: '.ant-select-content-value' })).toBeVisible();
});
