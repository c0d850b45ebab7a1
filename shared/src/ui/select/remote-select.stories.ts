import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { RemoteSelect } from './remote-select';

const customers = ['Rancho El Porvenir', 'Agrícola San Isidro', 'María Guadalupe Treviño'].map((label, index) => ({
  value: String(index),
  label,
}));

const open = (): Promise<void> => userEvent.click(screen.getByRole('combobox'));

const meta: Meta<typeof RemoteSelect> = {
  title: 'select/RemoteSelect',
  component: RemoteSelect,
  args: {
    'aria-label': 'Cliente',
    value: null,
    onChange: () => undefined,
    load: async (text) => customers.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())),
    find: async (value) => customers.find((option) => option.value === value),
  },
  parameters: { docs: { story: { inline: false, height: '240px' } } },
};
export default meta;
type Story = StoryObj<typeof RemoteSelect>;

export const Empty: Story = {};
export const Chosen: Story = { args: { value: '1' } };
export const Invalid: Story = { args: { invalid: true } };
export const Disabled: Story = { args: { disabled: true, value: '1' } };
export const Open: Story = {
  play: async () => {
    await open();
    await screen.findByText('Rancho El Porvenir');
  },
};
export const WithoutMatch: Story = { args: { load: async () => [] }, play: open };
export const Failed: Story = { args: { load: () => Promise.reject(new Error('offline')) }, play: open };
