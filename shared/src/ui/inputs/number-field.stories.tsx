import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormErrors } from '../fields/form-errors';
import { NumberField } from './number-field';

const meta: Meta<typeof NumberField> = {
  title: 'inputs/NumberField',
  component: NumberField,
  args: { name: 'hectares', label: 'Superficie', value: 19.7, decimals: 1, suffix: 'ha' },
};
export default meta;
type Story = StoryObj<typeof NumberField>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: null, required: true } };
export const WithHelp: Story = { args: { help: 'Solo la superficie que se siembra con maíz.' } };
export const Invalid: Story = {
  args: { value: 0 },
  decorators: (Story) => (
    <FormErrors value={new Map([['hectares', 'Indique una superficie mayor que cero.']])}>
      <Story />
    </FormErrors>
  ),
};
