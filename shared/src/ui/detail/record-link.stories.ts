import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_NAME } from '../../testing/stories/demoSales';
import { RecordLink } from './record-link';

const meta: Meta<typeof RecordLink> = {
  title: 'detail/RecordLink',
  component: RecordLink,
  args: { to: '/dashboard/seasons/season/s-1' },
};
export default meta;
type Story = StoryObj<typeof RecordLink>;

export const ShortName: Story = { args: { children: 'PV 2026' } };
export const LongName: Story = { args: { children: LONG_NAME } };
