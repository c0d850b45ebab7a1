import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormErrorSummary } from './form-error-summary';
import './form-page.css';

const meta: Meta<typeof FormErrorSummary> = {
  title: 'form/FormErrorSummary',
  component: FormErrorSummary,
  args: { formError: null, fieldErrors: [{ path: 'name', message: 'Indique el nombre del producto.' }] },
};
export default meta;
type Story = StoryObj<typeof FormErrorSummary>;

export const OneField: Story = {};
export const FromTheServer: Story = {
  args: { formError: 'La temporada ya se cerró: no se registran ventas.', fieldErrors: [] },
};
export const LongTexts: Story = {
  args: {
    fieldErrors: ['lines.0.quantity', 'lines.1.quantity', 'lines.2.quantity'].map((path, index) => ({
      path,
      message: `Línea ${index + 1}: del producto DKX-620 solo quedan 3 bolsas en el almacén de Agrosemillas del Norte.`,
    })),
  },
};
