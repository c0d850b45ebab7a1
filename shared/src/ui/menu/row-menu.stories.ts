import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { demoRowActions } from '../../testing/stories/demoSales';
import { RowMenu } from './row-menu';

const meta: Meta<typeof RowMenu> = {
  title: 'menu/RowMenu',
  component: RowMenu,
  args: { label: 'Acciones de V-2026-000123', actions: demoRowActions },
  parameters: { docs: { story: { inline: false, height: '220px' } } },
};
export default meta;
type Story = StoryObj<typeof RowMenu>;

export const Closed: Story = {};
export const Open: Story = {
  play: ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button', { name: /^Acciones/ })),
};
