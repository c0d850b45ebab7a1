import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { useDemoForm } from '../../testing/stories/useDemoForm';
import { TextField } from '../inputs/text-field';
import { FormDialog } from './form-dialog';

const meta: Meta<typeof FormDialog> = {
  title: 'dialog/FormDialog',
  component: FormDialog,
  args: { title: 'Nuevo producto', submitLabel: 'Guardar', onClose: () => undefined },
  parameters: { docs: { story: { inline: false, height: '460px' } } },
  render: function DemoDialog(props) {
    const form = useDemoForm();
    return (
      <FormDialog {...props} form={form}>
        <TextField label="Nombre" required {...form.bindField('name')} />
      </FormDialog>
    );
  },
};
export default meta;
type Story = StoryObj<typeof FormDialog>;

export const Empty: Story = {};
export const WithErrors: Story = {
  play: async () => userEvent.click(await screen.findByRole('button', { name: 'Guardar' })),
};
