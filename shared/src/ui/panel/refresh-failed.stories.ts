import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '../../platform';
import { RefreshFailed } from './refresh-failed';

const response = {
  refreshError: new ApiError('El servicio no está disponible.', 503, 'SIN_SERVICIO'),
  fetchedAt: '2026-11-26T18:30:00.000Z',
  isValidating: false,
  mutate: async () => undefined,
};

const meta: Meta<typeof RefreshFailed> = { title: 'panel/RefreshFailed', component: RefreshFailed, args: { response } };
export default meta;
type Story = StoryObj<typeof RefreshFailed>;

export const WithTime: Story = {};
export const WithoutTime: Story = { args: { response: { ...response, fetchedAt: undefined } } };
export const Retrying: Story = { args: { response: { ...response, isValidating: true } } };
