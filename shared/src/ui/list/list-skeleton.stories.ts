import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListSkeleton } from './list-skeleton';

const meta: Meta<typeof ListSkeleton> = {
  title: 'list/ListSkeleton',
  component: ListSkeleton,
  args: { rows: 5, columns: 5 },
};
export default meta;
type Story = StoryObj<typeof ListSkeleton>;

export const Loading: Story = {};
export const ShortCards: Story = { args: { lines: 1 } };
