import type { Meta, StoryObj } from '@storybook/react-vite';
import { demoPaper } from '../../testing/stories/demoPaper';
import { LONG_NAME } from '../../testing/stories/demoSales';
import { PaperSheet } from './paper-sheet';

const meta: Meta<typeof PaperSheet> = { title: 'paper/PaperSheet', component: PaperSheet, args: { paper: demoPaper } };
export default meta;
type Story = StoryObj<typeof PaperSheet>;

export const Sale: Story = {};
export const Pending: Story = {
  args: { paper: { ...demoPaper, number: null, status: { text: 'Pendiente de enviar', isMarked: true }, link: null } },
};
export const LongTexts: Story = {
  args: {
    paper: {
      ...demoPaper,
      issuer: { ...demoPaper.issuer, name: LONG_NAME },
      signatures: [{ name: LONG_NAME, role: 'Cliente', image: null }],
    },
  },
};
