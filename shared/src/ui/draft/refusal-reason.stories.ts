import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefusalReason } from './draft-notice';

const meta: Meta<typeof RefusalReason> = {
  title: 'draft/RefusalReason',
  component: RefusalReason,
  args: { text: 'Ya no hay bolsas suficientes.', details: [] },
};
export default meta;
type Story = StoryObj<typeof RefusalReason>;

export const OnlyText: Story = {};
export const WithFieldErrors: Story = {
  args: { details: [{ path: 'lines.0.quantity', message: 'De DKX-620 quedan 3 bolsas.' }] },
};
