import type { Meta, StoryObj } from '@storybook/react-vite';
import { AttentionStrip } from './attention-strip';

const meta: Meta<typeof AttentionStrip> = {
  title: 'attention/AttentionStrip',
  component: AttentionStrip,
  args: {
    role: 'Admin',
    attention: [
      { count: 3, noun: ['usuario por aprobar', 'usuarios por aprobar'], to: '/users' },
      { count: 1, noun: ['cliente por aprobar', 'clientes por aprobar'], to: '/customers' },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof AttentionStrip>;

export const Waiting: Story = {};
export const First: Story = {
  args: { attention: [{ count: 14, noun: ['paso', 'pasos para preparar Surco'], to: '/setup', isFirst: true }] },
};
export const Nothing: Story = { args: { role: 'Consultant', attention: [] } };
