import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from 'antd';
import { userEvent, within } from 'storybook/test';
import { useDemoForm } from '../../testing/stories/useDemoForm';
import { TextField } from '../inputs/text-field';
import { FormFrame } from './form-frame';

function DemoForm() {
  const form = useDemoForm(undefined, { name: '', price: 8450 });
  return (
    <FormFrame form={form} label="Cambiar el nombre">
      <TextField label="Nombre" required {...form.bindField('name')} />
      <Button htmlType="submit" loading={form.sending}>
        Guardar
      </Button>
    </FormFrame>
  );
}

const meta: Meta<typeof FormFrame> = {
  title: 'form/FormFrame',
  component: FormFrame,
  render: () => <DemoForm />,
};
export default meta;
type Story = StoryObj<typeof FormFrame>;

export const Empty: Story = {};
export const WithErrors: Story = {
  play: ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button', { name: 'Guardar' })),
};
