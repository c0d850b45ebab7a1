import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { TotpSetupForm } from './totp-setup-form';

const meta: Meta<typeof TotpSetupForm> = {
  title: 'second-factor/TotpSetupForm',
  component: TotpSetupForm,
  args: {
    setup: {
      key: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Surco:ana@surco.test',
      qrCode: { size: 25, path: 'M2 2h7v7h-7zM16 2h7v7h-7zM2 16h7v7h-7zM12 4h2v3h-2zM11 11h4v4h-4zM17 17h5v2h-5z' },
    },
    onConfirmed: () => undefined,
  },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
};
export default meta;
type Story = StoryObj<typeof TotpSetupForm>;

export const Empty: Story = {};
export const WithErrors: Story = {
  play: ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button', { name: 'Activar' })),
};
