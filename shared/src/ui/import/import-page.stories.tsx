import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from 'antd';
import { userEvent, within } from 'storybook/test';
import { deniedError } from '../../testing/stories/callStates';
import { ImportPage } from './import-page';

const check: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.upload(canvas.getByLabelText('Archivo de ventas'), new File(['contenido'], 'ventas.xlsx'));
  await userEvent.click(canvas.getByRole('button', { name: 'Revisar archivo' }));
};

const meta: Meta<typeof ImportPage> = {
  title: 'import/ImportPage',
  component: ImportPage,
  args: {
    noun: ['venta', 'ventas'],
    template: <Button>Descargar plantilla</Button>,
    help: 'Cada fila es un producto de una venta.',
    maxBytes: 5 * 1024 * 1024,
    list: { to: '/ventas', label: 'Ver las ventas' },
    send: async () => ({
      rows: 40,
      createdCount: 12,
      errors: [],
      sheet: 'Ventas',
      preview: Array.from({ length: 12 }, (_, index) => ({
        row: 3 * index + 2,
        reference: `R-${1001 + index}`,
        total: `${3657 + 500 * index}.50`,
      })),
    }),
  },
  parameters: { docs: { story: { autoplay: true } } },
};
export default meta;
type Story = StoryObj<typeof ImportPage>;

export const Empty: Story = {};
export const Checked: Story = { play: check };
export const WithErrors: Story = {
  args: {
    send: async () => ({
      rows: 40,
      createdCount: 0,
      errors: [
        { row: 2, column: 'bolsas', message: 'Indique un número entero mayor que cero.' },
        { row: 7, column: '', message: 'El cliente Rancho El Porvenir no está en su zona.' },
      ],
    }),
  },
  play: check,
};
export const Working: Story = {
  args: {
    send: ({ onProgress }) => {
      onProgress({ label: 'Revisando 18 de 40 filas…', progress: 0.45 });
      return new Promise(() => undefined);
    },
  },
  play: check,
};
export const Denied: Story = { args: { send: () => Promise.reject(deniedError) }, play: check };
