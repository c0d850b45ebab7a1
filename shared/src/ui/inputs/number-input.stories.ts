import type { Meta, StoryObj } from '@storybook/react-vite';
import { NumberInput } from './number-input';

const meta: Meta<typeof NumberInput> = {
  title: 'inputs/NumberInput',
  component: NumberInput,
  args: { 'aria-label': 'Precio de lista', value: 8450, decimals: 2, prefix: '$' },
};
export default meta;
type Story = StoryObj<typeof NumberInput>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: null, placeholder: '0.00' } };
export const Invalid: Story = { args: { invalid: true } };
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = { args: { readOnly: true } };
