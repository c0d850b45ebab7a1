import type { Meta, StoryObj } from '@storybook/react-vite';
import { unavailableError } from '../../../testing/stories/callStates';
import { ViewForm } from './view-form';

const meta: Meta<typeof ViewForm> = {
  title: 'list/ViewForm',
  component: ViewForm,
  args: {
    initial: { name: 'Ventas por entregar', isDefault: false },
    onSave: () => Promise.resolve(),
    onCancel: () => undefined,
  },
};
export default meta;

export const Named: StoryObj<typeof ViewForm> = {};
/** Saving shows an error below the name. */
export const Refused: StoryObj<typeof ViewForm> = { args: { onSave: () => Promise.reject(unavailableError) } };
