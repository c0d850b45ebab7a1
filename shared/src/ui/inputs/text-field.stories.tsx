import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_NAME } from '../../testing/stories/demoSales';
import { FormErrors } from '../fields/form-errors';
import { TextField } from './text-field';

const meta: Meta<typeof TextField> = {
  title: 'inputs/TextField',
  component: TextField,
  args: { name: 'customer', label: 'Cliente', value: 'Rancho El Porvenir' },
};
export default meta;
type Story = StoryObj<typeof TextField>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: '', required: true, help: 'Como en su identificación fiscal.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongTexts: Story = { args: { value: LONG_NAME } };
export const Invalid: Story = {
  args: { value: '' },
  decorators: (Story) => (
    <FormErrors value={new Map([['customer', 'Indique el nombre del cliente.']])}>
      <Story />
    </FormErrors>
  ),
};
