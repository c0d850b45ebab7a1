import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from 'antd';
import { screen, userEvent, within } from 'storybook/test';
import { LONG_NAME } from '../../testing/stories/demoSales';
import type { ConfirmQuestion } from './confirm-question';
import { useConfirm } from './use-confirm';

/** A button that opens the dialog of `useConfirm`, whose `confirm` receives these props. */
function AskButton(question: ConfirmQuestion) {
  const { confirm, dialog } = useConfirm();
  return (
    <>
      <Button onClick={() => void confirm(question)}>Eliminar…</Button>
      {dialog}
    </>
  );
}

const meta: Meta<typeof AskButton> = {
  title: 'confirm/useConfirm',
  component: AskButton,
  args: {
    title: '¿Eliminar la venta V-2026-000123?',
    text: 'Las bolsas vuelven al inventario. No se puede deshacer.',
    confirmLabel: 'Eliminar la venta',
    danger: true,
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Eliminar…' }));
    await screen.findByRole('dialog');
  },
};
export default meta;
type Story = StoryObj<typeof AskButton>;

export const Danger: Story = {};
export const WithReason: Story = { args: { reason: { label: 'Motivo', missingText: 'Indique el motivo.' } } };
export const LongTexts: Story = { args: { title: `¿Eliminar el cliente ${LONG_NAME}?` } };
