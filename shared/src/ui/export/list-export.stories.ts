import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListExport } from './list-export';

const meta: Meta<typeof ListExport<'GET /seasons'>> = {
  title: 'export/ListExport',
  component: ListExport,
  args: {
    call: 'GET /seasons',
    request: { query: {} },
    columns: [{ key: 'name' }],
  },
};
export default meta;
type Story = StoryObj<typeof ListExport<'GET /seasons'>>;

export const Ready: Story = {};
export const Disabled: Story = { args: { disabled: true } };
