import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { PageProviders } from '../../testing/PageProviders';
import { useConfirm } from '../confirm/use-confirm';
import { NumberField } from '../inputs/number-field';
import { TextField } from '../inputs/text-field';
import { BulkDialog } from '../list/selection/bulk-dialog';
import type { BulkRecordAction } from '../list/selection/selection-types';
import { FormDialog } from './form-dialog';
import { useForm } from '../form/use-form';

const none = (): undefined => undefined;

/** The roles and names of what gets the focus from now on. */
function recordFocus(): string[] {
  const focused: string[] = [];
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement) focused.push(target.id || target.textContent || target.className);
  });
  return focused;
}

/** With animations, which never end in jsdom: what waits for their end does not happen. */
function renderAnimated(page: ReactNode) {
  render(<PageProviders address="/">{page}</PageProviders>);
  return userEvent.setup();
}

interface Payment {
  amount: number | null;
  reference: string;
}

function PaymentDialog() {
  const form = useForm({
    toFormValues: (): Payment => ({ amount: 1234.5, reference: '' }),
    validate: () => [],
    send: async () => undefined,
    onSent: none,
  });
  return (
    <FormDialog title="Registrar abono" form={form} submitLabel="Guardar" onClose={none}>
      <NumberField {...form.bindField('amount')} label="Importe" decimals={2} prefix="$" />
      <TextField {...form.bindField('reference')} label="Referencia" />
    </FormDialog>
  );
}

test('A-05 the first field of a dialog has the focus, with its text selected, before the opening animation has ended', async () => {
  const focused = recordFocus();
  const user = renderAnimated(<PaymentDialog />);
  const amount = await screen.findByRole('textbox', { name: 'Importe' });
  await user.keyboard('1000.25');
  expect(amount).toHaveValue('1000.25');
  expect(focused).toEqual([amount.id]);
});

const question = { title: '¿Rechazar a Ana?', text: 'Podrá pedirlo de nuevo.', confirmLabel: 'Rechazar' };

function RejectButton({ hasReason }: { hasReason: boolean }) {
  const { confirm, dialog } = useConfirm();
  const reason = hasReason ? { label: 'Motivo', missingText: 'Escriba el motivo.' } : undefined;
  return (
    <>
      <button type="button" onClick={() => void confirm({ ...question, reason })}>
        Preguntar
      </button>
      {dialog}
    </>
  );
}

test('A-05 a question with a reason has the focus in its field', async () => {
  const user = renderAnimated(<RejectButton hasReason />);
  await user.click(screen.getByRole('button', { name: 'Preguntar' }));
  const reason = await screen.findByRole('textbox', { name: 'Motivo' });
  const focused = recordFocus();
  await user.keyboard('Duplicado');
  expect(reason).toHaveValue('Duplicado');
  expect(focused).toEqual([]);
});

test('a question without a field has the focus on its cancel button', async () => {
  const user = renderAnimated(<RejectButton hasReason={false} />);
  await user.click(screen.getByRole('button', { name: 'Preguntar' }));
  expect(await screen.findByRole('button', { name: 'Volver' })).toHaveFocus();
});

test('A-05 an action on several records has the focus in its field', async () => {
  const action: BulkRecordAction<{ id: string; name: string }> = {
    kind: 'records',
    key: 'reject',
    label: 'Rechazar',
    icon: 'close',
    formatTitle: (count: number) => `¿Rechazar ${count}?`,
    text: 'Podrán pedirlo de nuevo.',
    input: { label: 'Motivo', missingText: 'Escriba el motivo.' },
    check: () => null,
    send: async () => undefined,
    formatDone: (count) => `Rechazados: ${count}`,
    refresh: async () => undefined,
  };
  const columns = [{ key: 'name', title: 'Nombre', render: ({ name }: { name: string }) => name }];
  const user = renderAnimated(
    <BulkDialog action={action} rows={[{ id: '1', name: 'Ana' }]} columns={columns} onDone={none} onClose={none} />,
  );
  const reason = await screen.findByRole('textbox', { name: 'Motivo' });
  await user.keyboard('Duplicado');
  expect(reason).toHaveValue('Duplicado');
});
