import type { Meta, StoryObj } from '@storybook/react-vite';
import { Input } from 'antd';
import { Field } from './field';

const meta: Meta<typeof Field> = {
  title: 'fields/Field',
  component: Field,
  args: {
    name: 'notes',
    label: 'Notas',
    children: (control, invalid) => <Input.TextArea {...control} rows={2} status={invalid ? 'error' : undefined} />,
  },
};
export default meta;
type Story = StoryObj<typeof Field>;

export const Empty: Story = {};
export const Required: Story = { args: { required: true, help: 'Lo verá el cliente.' } };
export const Invalid: Story = { args: { error: 'Escriba una nota.', help: 'Lo verá el cliente.' } };
export const HiddenLabel: Story = { args: { hideLabel: true } };
export const LongTexts: Story = {
  args: {
    label: 'Observaciones para el transportista sobre el acceso al rancho y el horario de la descarga',
    help: 'Se imprimen en la nota de entrega y en el DKbono, y las ven el consultor, la coordinación y el cliente.',
    error: 'La nota tiene más de quinientos caracteres: acórtela o mueva una parte a la descripción de la venta.',
  },
};
