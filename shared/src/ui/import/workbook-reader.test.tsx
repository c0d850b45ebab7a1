import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { createNetworkError } from '../../platform';
import { WorkbookReader } from './workbook-reader';

const props = { label: 'Elegir el archivo', findProblem: () => undefined };
const file = new File(['contenido'], 'precios.xlsx');

async function chooseFile(): Promise<void> {
  await userEvent.upload(screen.getByLabelText('Elegir el archivo'), file);
}

test('P-04 X-23 gives the content of a file without errors to the form and says what became of it', async () => {
  const onRead = jest.fn(() => 'Se leyeron 2 precios.');
  const content = { errors: [], prices: [1, 2], sheet: 'Precios' };
  render(<WorkbookReader {...props} read={async () => content} onRead={onRead} />);
  await chooseFile();
  expect(await screen.findByText('Se leyeron 2 precios. Se leyó la hoja «Precios».')).toBeVisible();
  expect(onRead.mock.calls).toEqual([[content]]);
});

test('X-16 shows the errors of rows and the sheet that was read, and gives nothing to the form', async () => {
  const onRead = jest.fn(() => 'Se leyó.');
  const errors = [{ row: 3, column: 'precio_nuevo', message: 'El precio no es un número.' }];
  render(<WorkbookReader {...props} read={async () => ({ errors, sheet: 'Lista' })} onRead={onRead} />, {
    wrapper: MemoryRouter,
  });
  await chooseFile();
  expect(await screen.findByRole('row', { name: /3 precio_nuevo El precio no es un número/ })).toBeVisible();
  expect(screen.getByText('Se leyó la hoja «Lista».')).toBeVisible();
  expect(onRead).not.toHaveBeenCalled();
});

test('E-11 says why a file could not be read, and takes another one', async () => {
  const read = jest.fn().mockRejectedValueOnce(createNetworkError()).mockResolvedValueOnce({ errors: [] });
  render(<WorkbookReader {...props} read={read} onRead={() => 'Se leyó.'} />);
  await chooseFile();
  expect(await screen.findByRole('alert')).toHaveTextContent(/conexión/);
  await chooseFile();
  expect(await screen.findByText('Se leyó.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
