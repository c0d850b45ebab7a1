import type { Meta, StoryObj } from '@storybook/react-vite';
import { PrintView } from './print-view';

const meta: Meta<typeof PrintView> = {
  title: 'paper/PrintView',
  component: PrintView,
  args: { title: 'Nota de venta', children: () => 'Se imprime en lugar de la página.' },
};
export default meta;
type Story = StoryObj<typeof PrintView>;

/** On the screen there is nothing of it. */
export const OnScreen: Story = {};
