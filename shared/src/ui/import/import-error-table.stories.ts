import type { Meta, StoryObj } from '@storybook/react-vite';
import { ImportErrorTable } from './import-error-table';

const meta: Meta<typeof ImportErrorTable> = {
  title: 'import/ImportErrorTable',
  component: ImportErrorTable,
  args: {
    fileName: 'ventas.xlsx',
    errors: [
      { row: 2, column: 'bolsas', message: 'Indique un número entero mayor que cero.' },
      { row: 7, column: '', message: 'El cliente Rancho El Porvenir no está en su zona.' },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof ImportErrorTable>;

export const Errors: Story = {};
export const WithRecords: Story = {
  args: {
    errors: [
      { row: 2, record: 'Luis Peña', column: 'Teléfono', value: '871 12', message: 'El teléfono lleva 10 dígitos.' },
      {
        row: 7,
        record: 'Establo La Unión de los Ejidatarios de San Pedro S.P.R. de R.L.',
        column: '',
        message: 'Coincide con dos registros distintos: corrija la fila.',
      },
    ],
    failedRows: [['Cliente', 'Teléfono', 'Error']],
  },
};
export const ManyErrors: Story = {
  args: {
    errors: Array.from({ length: 25 }, (_, index) => ({
      row: index + 2,
      column: 'precio_nuevo',
      message: 'Debe ser un número.',
    })),
  },
};
