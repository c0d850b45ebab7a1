import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasteReport } from './paste-report';

const meta: Meta<typeof PasteReport> = {
  title: 'paste/PasteReport',
  component: PasteReport,
  args: { added: '2 productos con bolsas pegadas.', rejected: [] },
};
export default meta;
type Story = StoryObj<typeof PasteReport>;

export const Added: Story = {};
export const Rejected: Story = {
  args: { rejected: [{ line: 3, text: 'DKX-1 · 40', reason: 'no hay un producto habilitado con esa clave' }] },
};
