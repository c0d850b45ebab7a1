import type { Meta, StoryObj } from '@storybook/react-vite';
import { CellText } from './cell-text';

const meta: Meta<typeof CellText> = { title: 'table/CellText', component: CellText };
export default meta;
type Story = StoryObj<typeof CellText>;

export const Short: Story = { args: { children: 'Rancho El Porvenir' } };
export const Long: Story = {
  args: {
    children: 'Agroproductos Santa Elena de la Laguna, Sociedad de Producción Rural de Responsabilidad Limitada',
  },
};
