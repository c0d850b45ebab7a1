import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderPage } from '../../testing';
import { SearchSelect } from './search-select';

test('E-06 an option that the page does not take leaves the field empty', async () => {
  const onChange = jest.fn();
  const { user } = renderPage(
    <SearchSelect
      aria-label="Cliente"
      placeholder="Elija un cliente"
      value={undefined}
      onChange={onChange}
      options={[{ value: 'register', label: 'Registrar cliente' }]}
    />,
  );
  await user.click(screen.getByRole('combobox', { name: 'Cliente' }));
  await user.click(await screen.findByTitle('Registrar cliente'));
  expect(onChange).toHaveBeenCalledWith('register', expect.anything());
  expect(screen.getByText('Elija un cliente')).toBeVisible();
  expect(screen.queryByText('Registrar cliente', { selector: '.ant-select-content-value' })).toBeNull();
});

test('X-24 an option is found by its words in any order', async () => {
  const options = ['Maíz amarillo DKX-470', 'Maíz blanco DKX-520'].map((label) => ({ value: label, label }));
  const { user } = renderPage(<SearchSelect aria-label="Producto" options={options} />);
  await user.type(screen.getByRole('combobox', { name: 'Producto' }), '470 maiz');
  expect(await screen.findByTitle('Maíz amarillo DKX-470')).toBeVisible();
  expect(screen.queryByTitle('Maíz blanco DKX-520')).toBeNull();
});

function Several({ mode }: { mode: 'multiple' | 'tags' }) {
  const [value, setValue] = useState<string[]>([]);
  const options = ['Laguna', 'Bajío'].map((label) => ({ value: label, label }));
  return (
    <>
      <SearchSelect<string[]> aria-label="Zonas" mode={mode} value={value} onChange={setValue} options={options} />
      <output>{value.join(', ')}</output>
      <button>Guardar</button>
    </>
  );
}

test.each(['multiple', 'tags'] as const)(
  'A-05 %s: Tab leaves the open list and keeps what was chosen',
  async (mode) => {
    const { user } = renderPage(<Several mode={mode} />);
    const field = screen.getByRole('combobox', { name: 'Zonas' });
    await user.click(field);
    await user.click(await screen.findByTitle('Laguna'));
    expect(screen.getByRole('status')).toHaveTextContent('Laguna');
    // The keys of `user` have no `keyCode`, by which antd knows them.
    expect(fireEvent.keyDown(field, { key: 'Tab', keyCode: 9 })).toBe(true);
    expect(screen.getByRole('status')).toHaveTextContent('Laguna');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Guardar' })).toHaveFocus();
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'false'));
  },
);
