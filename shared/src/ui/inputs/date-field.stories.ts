import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateField } from './date-field';

const meta: Meta<typeof DateField> = {
  title: 'inputs/DateField',
  component: DateField,
  args: { name: 'startDate', label: 'Inicio', value: '2026-11-19' },
};
export default meta;
type Story = StoryObj<typeof DateField>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: '', required: true } };
export const WithHelp: Story = { args: { help: 'Se vende desde esta fecha, no antes.' } };
export const Invalid: Story = { args: { value: '', error: 'Elija la fecha de inicio.' } };
