import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from './empty-state';

const meta: Meta<typeof EmptyState> = {
  title: 'feedback/EmptyState',
  component: EmptyState,
  args: { text: 'Aún no hay ventas.' },
};
export default meta;
type Story = StoryObj<typeof EmptyState>;

export const OnlyText: Story = {};
export const WithAction: Story = { args: { action: { label: 'Nueva venta', to: '/ventas/nueva', icon: 'plus' } } };
export const WithTwoActions: Story = {
  args: {
    action: { label: 'Nuevo cliente', to: '/clientes/nuevo', icon: 'plus' },
    secondAction: { label: 'Importar', to: '/clientes/importar', icon: 'upload' },
  },
};
export const LongTexts: Story = {
  args: {
    text: 'Ninguna venta de la temporada coincide con el cliente, el producto, el distribuidor y las fechas que se eligieron en los filtros.',
    icon: 'search',
  },
};
