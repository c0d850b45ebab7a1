import { renderPage } from '@surco/shared/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { MultiSelectField } from './MultiSelectField';

test('A-05 what is chosen has the order of the options', async () => {
  function Zones() {
    const [value, setValue] = useState<string[]>(['Laguna', 'of others']);
    const options = ['Bajío', 'Laguna'].map((label) => ({ value: label, label }));
    return (
      <>
        <MultiSelectField name="zones" label="Zonas" value={value} onChange={setValue} options={options} />
        <output>{value.join(', ')}</output>
      </>
    );
  }
  const { user } = renderPage(<Zones />);
  await user.click(screen.getByRole('combobox', { name: 'Zonas' }));
  await user.click(await screen.findByRole('option', { name: 'Bajío' }));
  expect(screen.getByRole('status')).toHaveTextContent('of others, Bajío, Laguna');
});
