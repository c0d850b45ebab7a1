import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type * as React from 'react';
import { type ReactNode, useState } from 'react';
import { PageProviders } from '../../testing/PageProviders';
import { ConfirmDialog } from '../confirm/confirm-dialog';
import { useForm } from '../form/use-form';
import { TextField } from '../inputs/text-field';
import { FormDialog } from './form-dialog';

// A dialog that never renders its content again, as antd's does for a moment of its animation. Builds and tests import
// each component of antd by its own path.
jest.mock('antd/es/modal', () => {
  const { memo } = jest.requireActual<typeof React>('react');
  return {
    __esModule: true,
    default: memo(
      ({ children }: { children: ReactNode }) => children,
      () => true,
    ),
  };
});

const none = (): undefined => undefined;

function LocalityDialog() {
  const form = useForm({
    toFormValues: () => ({ name: '' }),
    validate: () => [],
    send: async () => none(),
    onSent: none,
  });
  return (
    <FormDialog title="Nueva localidad" form={form} submitLabel="Crear" onClose={none}>
      <TextField {...form.bindField('name')} label="Nombre" />
    </FormDialog>
  );
}

function ReasonDialog() {
  const [question] = useState({
    title: '¿Cancelar?',
    text: 'Se cancela.',
    confirmLabel: 'Cancelar',
    reason: { label: 'Motivo', missingText: 'Escriba el motivo.' },
  });
  return <ConfirmDialog question={question} open onClose={none} />;
}

test.each([
  ['a field of a form', <LocalityDialog key="form" />],
  ['the field of a reason', <ReasonDialog key="reason" />],
])('A-05 the animation of a dialog holds back nothing that is typed into %s', async (_case, dialog) => {
  render(<PageProviders address="/">{dialog}</PageProviders>);
  const field = screen.getByRole('textbox');
  await userEvent.type(field, 'Ejido');
  expect(field).toHaveValue('Ejido');
});
