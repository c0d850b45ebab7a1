import { screen } from '@testing-library/react';
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
