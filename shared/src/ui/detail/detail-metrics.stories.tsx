import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money } from '../display/money';
import { DetailMetrics } from './detail-page';

const meta: Meta<typeof DetailMetrics> = {
  title: 'detail/DetailMetrics',
  component: DetailMetrics,
  args: {
    metrics: [
      { label: 'Saldo por pagar', value: <Money value="60000.00" />, hint: 'De sus DKbonos, a la fecha' },
      { label: 'Saldo a favor', value: <Money value="5000.00" /> },
    ],
  },
};
export default meta;

export const WithHint: StoryObj<typeof DetailMetrics> = {};
