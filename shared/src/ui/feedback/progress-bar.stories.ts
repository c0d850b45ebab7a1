import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './progress-bar';

const meta: Meta<typeof ProgressBar> = {
  title: 'feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Día 120 de 153', progress: 0.78 },
};
export default meta;
type Story = StoryObj<typeof ProgressBar>;

export const Determinate: Story = {};
export const Indeterminate: Story = { args: { label: 'Preparando el archivo…', progress: null } };
