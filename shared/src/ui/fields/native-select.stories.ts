import type { Meta, StoryObj } from '@storybook/react-vite';
import { NativeSelect } from './native-select';

const meta: Meta<typeof NativeSelect> = {
  title: 'fields/NativeSelect',
  component: NativeSelect,
  args: {
    'aria-label': 'Temporada',
    value: 'pv',
    options: [
      { value: 'pv', label: 'PV 2026' },
      { value: 'oi', label: 'OI 2026' },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof NativeSelect>;

export const Chosen: Story = {};
export const Empty: Story = { args: { value: '', placeholder: 'Todas las temporadas' } };
export const Invalid: Story = { args: { invalid: true } };
export const Disabled: Story = { args: { disabled: true } };
