import type { Meta, StoryObj } from '@storybook/react-vite';
import { DecisionButtons } from './decision-buttons';

const meta: Meta<typeof DecisionButtons> = {
  title: 'table/DecisionButtons',
  component: DecisionButtons,
  args: {
    name: 'Ana Ruiz',
    options: [
      { key: 'approve', label: 'Aprobar', icon: 'check', onSelect: () => undefined },
      { key: 'reject', label: 'Rechazar', icon: 'close', danger: true, onSelect: () => undefined },
    ],
  },
};
export default meta;

export const ApproveOrReject: StoryObj<typeof DecisionButtons> = {};

export const WithNote: StoryObj<typeof DecisionButtons> = {
  args: { options: [], note: 'Usted dio de alta esta cuenta: la aprueba otra persona.' },
};
