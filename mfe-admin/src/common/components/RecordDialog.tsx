import type { CallKey, FieldError } from '@surco/shared/contract';
import { refresh, showSuccessToast } from '@surco/shared/platform';
import { FormDialog } from '@surco/shared/ui/dialog';
import { type ConflictField, type Form, useForm } from '@surco/shared/ui/form';
import type { ReactNode } from 'react';

interface Props<R, V extends object> {
  /** The record to change; null for a new one. */
  record: R | null;
  titles: readonly [create: string, edit: string];
  toFormValues: (record: R | null) => V;
  /** The fields that the conflict dialog compares. */
  conflictFields: readonly ConflictField<V>[];
  /** Fields that only make sense together: they are taken from one version. */
  linkedFields?: readonly (readonly (keyof V)[])[];
  validate: (values: V) => readonly FieldError[];
  /** Writes the values; `version` is undefined for a new record. */
  send: (values: V, version: number | undefined) => Promise<R>;
  savedMessage: (record: R) => string;
  /** The calls to refresh after saving. */
  refreshCalls: readonly CallKey[];
  onClose: () => void;
  children: (form: Form<V, R>) => ReactNode;
}

/** Creates or edits a record in a dialog. */
export function RecordDialog<R extends { version: number }, V extends object>({
  record,
  titles: [create, edit],
  toFormValues,
  conflictFields,
  linkedFields,
  validate,
  send,
  savedMessage,
  refreshCalls,
  onClose,
  children,
}: Props<R, V>) {
  const form = useForm<V, R, R>({
    record,
    toFormValues,
    validate,
    send,
    onSent: (saved) => {
      showSuccessToast(savedMessage(saved));
      void refresh(...refreshCalls);
      onClose();
    },
    conflict: { fields: conflictFields, linkedFields },
  });
  return (
    <FormDialog title={record ? edit : create} form={form} submitLabel={record ? 'Guardar' : 'Crear'} onClose={onClose}>
      {children(form)}
    </FormDialog>
  );
}
