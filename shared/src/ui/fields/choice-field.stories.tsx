import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormErrors } from './form-errors';
import { ChoiceField } from './choice-field';

const meta: Meta<typeof ChoiceField> = {
  title: 'fields/ChoiceField',
  component: ChoiceField,
  args: {
    name: 'role',
    label: 'Rol',
    value: 'Consultant',
    options: [
      { value: 'Coordinator', label: 'Coordinación' },
      { value: 'Consultant', label: 'Consultor' },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof ChoiceField>;

export const Chosen: Story = {};
export const Empty: Story = { args: { value: '', placeholder: 'Elija un rol', required: true } };
export const WithHelp: Story = { args: { help: 'Decide qué secciones ve la persona.' } };
export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = {
  args: { value: '', placeholder: 'Elija un rol' },
  decorators: (Story) => (
    <FormErrors value={new Map([['role', 'Elija un rol.']])}>
      <Story />
    </FormErrors>
  ),
};
