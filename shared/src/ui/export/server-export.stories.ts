import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { ServerExport } from './server-export';

const meta: Meta<typeof ServerExport<'GET /users/me/data'>> = {
  title: 'export/ServerExport',
  component: ServerExport,
  args: { call: 'GET /users/me/data', request: {}, name: 'datos-personales.json' },
};
export default meta;
type Story = StoryObj<typeof ServerExport<'GET /users/me/data'>>;

export const Ready: Story = {};
export const Disabled: Story = { args: { disabled: true } };
export const OtherLabel: Story = { args: { label: 'Descargar mis datos' } };
/** The mock API of the component catalog never answers this call (`answerWithDemoData`). */
export const Working: Story = {
  parameters: { docs: { story: { autoplay: true } } },
  play: ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button', { name: 'Exportar' })),
};
