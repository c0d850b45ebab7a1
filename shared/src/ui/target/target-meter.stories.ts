import type { Meta, StoryObj } from '@storybook/react-vite';
import { TargetMeter } from './target-meter';

const meta: Meta<typeof TargetMeter> = {
  title: 'target/TargetMeter',
  component: TargetMeter,
  args: {
    target: { bags: 2000, total: null },
    sold: { bags: 1200, hectares: 857.1, total: '3600000.00' },
    season: {
      id: 's-1',
      name: 'PV 2026',
      startDate: '2026-05-21',
      endDate: '2027-01-26',
      isOpen: true,
      isVoucherOpen: true,
    },
  },
};
export default meta;
type Story = StoryObj<typeof TargetMeter>;

export const Bags: Story = {};
export const BagsAndMoney: Story = { args: { target: { bags: 2000, total: '3500000.00' } } };
