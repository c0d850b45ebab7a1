import type { Meta, StoryObj } from '@storybook/react-vite';
import { RecoveryCodes } from './recovery-codes';

const meta: Meta<typeof RecoveryCodes> = {
  title: 'second-factor/RecoveryCodes',
  component: RecoveryCodes,
  args: { codes: ['7KQ2-M9XD', 'P4TR-8WZC', 'H6VN-3YBF', 'J2SL-5GKA'], onDone: () => undefined },
  // It takes the focus when it appears.
  parameters: { docs: { story: { inline: false, height: '360px' } } },
};
export default meta;

export const New: StoryObj<typeof RecoveryCodes> = {};
