import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActionButton } from './action-button';

const meta: Meta<typeof ActionButton> = {
  title: 'feedback/ActionButton',
  component: ActionButton,
  args: { action: { label: 'Nueva venta', icon: 'plus', to: '/ventas/nueva' } },
};
export default meta;
type Story = StoryObj<typeof ActionButton>;

export const Link: Story = {};
export const Primary: Story = { args: { primary: true } };
export const Danger: Story = { args: { action: { label: 'Eliminar', icon: 'trash', danger: true } } };
export const LongTexts: Story = {
  args: { action: { label: 'Registrar la entrega de lo pendiente' } },
};
