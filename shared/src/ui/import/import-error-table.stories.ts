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
export const ManyErrors: Story = {
  args: {
    errors: Array.from({ length: 25 }, (_, index) => ({
      row: index + 2,
      column: 'precio_nuevo',
      message: 'Debe ser un número.',
    })),
  },
};
