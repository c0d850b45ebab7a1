import type { Meta, StoryObj } from '@storybook/react-vite';
import { type DemoSale, demoSaleColumns, demoSales } from '../../../testing/stories/demoSales';
import { BulkDialog } from './bulk-dialog';

const meta: Meta<typeof BulkDialog<DemoSale>> = {
  title: 'list/BulkDialog',
  component: BulkDialog,
  args: {
    action: {
      kind: 'records',
      key: 'deliver',
      label: 'Marcar como entregada',
      icon: 'check',
      check: ({ status }) => (status === 'ENTREGADA' ? 'La venta está entregada: ya no se puede entregar.' : null),
      formatTitle: (count) => `¿Marcar como entregadas ${count} ventas?`,
      text: 'Una venta entregada ya no se puede modificar ni eliminar.',
      send: async () => undefined,
      formatDone: (count) => `${count} ventas quedaron entregadas`,
      refresh: async () => undefined,
    },
    rows: demoSales,
    columns: demoSaleColumns,
    onDone: () => undefined,
    onClose: () => undefined,
  },
  parameters: { docs: { story: { inline: false, height: '520px' } } },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {};
