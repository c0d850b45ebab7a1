import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError, createNetworkError } from '../../platform';
import { deniedError, unavailableError } from '../../testing/stories/callStates';
import { FailedState } from './failed-state';

const meta: Meta<typeof FailedState> = {
  title: 'feedback/FailedState',
  component: FailedState,
  args: { error: unavailableError, onRetry: () => undefined },
};
export default meta;
type Story = StoryObj<typeof FailedState>;

export const Unavailable: Story = {};
export const WithSupportCode: Story = {
  args: {
    error: new ApiError('No se pudo completar la solicitud.', 500, 'ERROR_INTERNO', [], undefined, '7KQ2-M9XD-4HBR'),
  },
};
export const Offline: Story = { args: { error: createNetworkError() } };
export const Denied: Story = { args: { error: deniedError, onRetry: undefined } };
export const NotFound: Story = { args: { error: new ApiError('La venta ya no existe.', 404, 'NO_ENCONTRADO') } };
export const InvalidAddress: Story = { args: { error: new ApiError('', 400, 'DATOS_INVALIDOS'), onRetry: undefined } };
