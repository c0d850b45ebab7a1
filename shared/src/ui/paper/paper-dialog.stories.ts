import type { Meta, StoryObj } from '@storybook/react-vite';
import { demoPaper } from '../../testing/stories/demoPaper';
import { PaperDialog } from './paper-dialog';

const meta: Meta<typeof PaperDialog> = {
  title: 'paper/PaperDialog',
  component: PaperDialog,
  args: {
    paper: demoPaper,
    onClose: () => undefined,
    fetchPdf: async () => ({ name: 'Nota de venta.pdf', blob: new Blob() }),
  },
  parameters: { docs: { story: { inline: false, height: '460px' } } },
};
export default meta;
type Story = StoryObj<typeof PaperDialog>;

export const WithPdf: Story = {};
export const WithoutPdf: Story = { args: { fetchPdf: undefined } };
