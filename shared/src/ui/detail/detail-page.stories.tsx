import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_NAME } from '../../testing/stories/demoSales';
import { Money } from '../display/money';
import { StatusTag } from '../display/status-tag';
import { DetailPage } from './detail-page';

const meta: Meta<typeof DetailPage> = {
  title: 'detail/DetailPage',
  component: DetailPage,
  args: {
    name: 'V-2026-000123',
    status: <StatusTag status="REGISTRADA" />,
    owner: { name: 'Rancho El Porvenir', to: '/' },
    subtitle: 'Torreón',
    metrics: [
      { label: 'Total', value: <Money value="123660.50" /> },
      { label: 'Pagado', value: <Money value="60000" />, hint: '48.5 % del total' },
      { label: 'Bolsas', value: '42' },
    ],
    actions: [
      { key: 'deliver', label: 'Marcar como entregada', icon: 'check', onSelect: () => undefined },
      { key: 'edit', label: 'Editar', icon: 'edit', onSelect: () => undefined },
      { key: 'delete', label: 'Eliminar', icon: 'trash', danger: true, onSelect: () => undefined },
    ],
    groups: [
      {
        title: 'Cliente',
        fields: [
          { label: 'Nombre', value: 'Rancho El Porvenir' },
          { label: 'Teléfono', value: null },
        ],
      },
    ],
    history: [{ at: '2026-11-19T16:30:00Z', text: 'Venta registrada', who: 'Ana Ruiz' }],
  },
};
export default meta;
type Story = StoryObj<typeof DetailPage>;

export const Complete: Story = {};
export const OnlyFields: Story = { args: { metrics: [], actions: undefined, history: [], status: undefined } };
export const LongTexts: Story = { args: { name: LONG_NAME, owner: undefined, subtitle: LONG_NAME } };
