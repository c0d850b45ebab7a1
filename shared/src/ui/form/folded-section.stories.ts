import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { FoldedSection } from './folded-section';
import './form-page.css';

const meta: Meta<typeof FoldedSection> = {
  title: 'form/FoldedSection',
  component: FoldedSection,
  args: {
    title: 'Traer los precios de un archivo',
    help: 'Descargue la plantilla, escriba los precios nuevos y súbala.',
    children: 'Archivo de precios',
  },
};
export default meta;
type Story = StoryObj<typeof FoldedSection>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Traer los precios de un archivo'));
  },
};
