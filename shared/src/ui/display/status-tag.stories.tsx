import type { Meta, StoryObj } from '@storybook/react-vite';
import { STATUS_TONES, StatusTag, type TaggedStatus } from './status-tag';

const meta: Meta<typeof StatusTag> = {
  title: 'display/StatusTag',
  component: StatusTag,
  args: { status: 'REGISTRADA' },
};
export default meta;
type Story = StoryObj<typeof StatusTag>;

export const One: Story = {};
export const All: Story = {
  render: () => (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {(Object.keys(STATUS_TONES) as TaggedStatus[]).map((status) => (
        <StatusTag key={status} status={status} />
      ))}
    </p>
  ),
};
