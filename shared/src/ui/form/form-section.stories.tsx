import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '../inputs/text-field';
import { FormSection } from './form-section';
import './form-page.css';

const meta: Meta<typeof FormSection> = {
  title: 'form/FormSection',
  component: FormSection,
  args: {
    title: 'Contacto',
    children: (
      <>
        <TextField name="phone" label="Teléfono" value="871 123 4567" onChange={() => undefined} />
        <TextField name="email" label="Correo" value="ana@surco.test" onChange={() => undefined} />
      </>
    ),
  },
};
export default meta;
type Story = StoryObj<typeof FormSection>;

export const OneColumn: Story = {};
export const TwoColumns: Story = { args: { columns: 2 } };
export const WithHelp: Story = { args: { help: 'Con estos datos se avisa de cada entrega.' } };
export const WithoutTitle: Story = { args: { title: undefined } };
