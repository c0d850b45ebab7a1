import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextAreaField } from './text-area-field';

const meta: Meta<typeof TextAreaField> = {
  title: 'inputs/TextAreaField',
  component: TextAreaField,
  args: { name: 'details', label: 'Qué pide', rows: 3, value: 'Pide que se borre su número de teléfono.' },
};
export default meta;
type Story = StoryObj<typeof TextAreaField>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: '', required: true } };
export const WithHelp: Story = { args: { help: 'Una línea en blanco separa los párrafos.' } };
export const Invalid: Story = { args: { value: '', error: 'Escriba la respuesta que se dio.' } };
