import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  createFailedCall,
  createLoadedCall,
  deniedError,
  loadingCall,
  unavailableError,
} from '../../testing/stories/callStates';
import { RecordState } from './record-state';

const meta: Meta<typeof RecordState<string>> = {
  title: 'detail/RecordState',
  component: RecordState,
  args: { children: (folio) => <p>Venta {folio}</p> },
};
export default meta;
type Story = StoryObj<typeof RecordState<string>>;

export const Loaded: Story = { args: { response: createLoadedCall('V-2026-000123') } };
export const Loading: Story = { args: { response: loadingCall } };
export const Failed: Story = { args: { response: createFailedCall(unavailableError) } };
export const Denied: Story = { args: { response: createFailedCall(deniedError) } };
