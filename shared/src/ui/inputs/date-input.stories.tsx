import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../fields/field';
import { DateInput } from './date-input';

const meta: Meta<typeof DateInput> = {
  title: 'inputs/DateInput',
  component: DateInput,
  args: { value: '2026-11-19' },
  render: (props) => (
    <Field name="date" label="Fecha de entrega">
      {(control) => <DateInput {...props} {...control} />}
    </Field>
  ),
};
export default meta;
type Story = StoryObj<typeof DateInput>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: '' } };
export const Invalid: Story = { args: { invalid: true } };
export const Disabled: Story = { args: { disabled: true } };
