import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { SelectInput } from './select-input';

/** The code of the select loads when the pointer reaches it. */
const WAIT = { timeout: 10_000 };

/** Opens the list, typing a text. */
const open = async (text = ''): Promise<void> => {
  await userEvent.hover(await screen.findByLabelText('Temporada'));
  await userEvent.click(await screen.findByLabelText('Temporada', { selector: 'input' }, WAIT));
  if (text) await userEvent.keyboard(text);
  await screen.findAllByRole('option', {}, WAIT);
};

const meta: Meta<typeof SelectInput> = {
  title: 'fields/SelectInput',
  component: SelectInput,
  args: {
    'aria-label': 'Temporada',
    value: 'pv',
    options: [
      { value: 'pv', label: 'PV 2026' },
      { value: 'oi', label: 'OI 2026' },
    ],
  },
  parameters: { docs: { story: { inline: false, height: '240px' } } },
};
export default meta;
type Story = StoryObj<typeof SelectInput>;

export const Chosen: Story = {};
export const Empty: Story = { args: { value: '', placeholder: 'Todas las temporadas' } };
export const Invalid: Story = { args: { invalid: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Open: Story = { play: () => open() };
export const WithoutMatch: Story = { play: () => open('zz') };
export const WithoutOptions: Story = { args: { value: '', options: [], placeholder: 'Elija' }, play: () => open() };
