import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money } from '../display/money';
import { FormTotals } from './form-totals';
import './form-page.css';

const meta: Meta<typeof FormTotals> = { title: 'form/FormTotals', component: FormTotals };
export default meta;
type Story = StoryObj<typeof FormTotals>;

export const One: Story = { args: { items: [{ label: 'Total', value: <Money value="123660.50" />, strong: true }] } };
export const Several: Story = {
  args: {
    items: [
      { label: 'Bolsas', value: '42', hideOnPhone: true },
      { label: 'Descuento', value: '7.5 %' },
      { label: 'Total', value: <Money value="123660.50" />, strong: true, hideLabelOnPhone: true },
    ],
  },
};
