import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_NAME } from '../../testing/stories/demoSales';
import { StatusTag } from '../display/status-tag';
import { DetailHead } from './detail-page';

const meta: Meta<typeof DetailHead> = {
  title: 'detail/DetailHead',
  component: DetailHead,
  args: {
    name: 'Rancho El Porvenir',
    status: <StatusTag status="ACTIVO" />,
    subtitle: 'Torreón',
    actions: [{ key: 'sell', label: 'Nueva venta', icon: 'plus', to: '/' }],
  },
};
export default meta;
type Story = StoryObj<typeof DetailHead>;

export const WithAction: Story = {};
export const WithoutActions: Story = { args: { actions: [] } };
export const LongTexts: Story = { args: { name: LONG_NAME, subtitle: LONG_NAME } };
