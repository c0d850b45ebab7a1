import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { SearchSelect } from './search-select';

const options = ['Laguna', 'Bajío', 'Golfo'].map((label, index) => ({ value: String(index), label }));

const open = (): Promise<void> => userEvent.click(screen.getByRole('combobox'));

const meta: Meta<typeof SearchSelect<string>> = {
  title: 'select/SearchSelect',
  component: SearchSelect,
  args: { 'aria-label': 'Zona', options, placeholder: 'Seleccionar' },
  parameters: { docs: { story: { inline: false, height: '240px' } } },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { value: '1', canClear: true } };
export const Invalid: Story = { args: { invalid: true } };
export const Disabled: Story = { args: { disabled: true, value: '1' } };
export const Open: Story = { play: open };
export const WithoutMatch: Story = {
  play: async () => {
    await open();
    await userEvent.keyboard('norte');
    await screen.findByText('Sin coincidencias');
  },
};
