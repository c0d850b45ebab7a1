import { missingCurrentPasswordMessage } from '@surco/shared/domain';
import { FormDialog } from '@surco/shared/ui/dialog';
import { FormSection, useForm } from '@surco/shared/ui/form';
import { CurrentPasswordField } from './CurrentPasswordField';

export interface PasswordQuestion {
  title: string;
  help: string;
  submitLabel: string;
  /** @throws ApiError, shown at the password or above the form */
  send: (currentPassword: string) => Promise<void>;
}

interface Props {
  question: PasswordQuestion;
  onClose: () => void;
}

/** Asks for the current password before users change their own access. */
export function CurrentPasswordDialog({ question: { title, help, submitLabel, send }, onClose }: Props) {
  const form = useForm({
    toFormValues: () => ({ currentPassword: '' }),
    validate: ({ currentPassword }) =>
      currentPassword ? [] : [{ path: 'currentPassword', message: missingCurrentPasswordMessage }],
    send: ({ currentPassword }) => send(currentPassword),
    onSent: onClose,
  });
  const { value, onChange } = form.bindField('currentPassword');
  return (
    <FormDialog title={title} form={form} submitLabel={submitLabel} onClose={onClose}>
      <FormSection help={help}>
        <CurrentPasswordField value={value} onChange={onChange} />
      </FormSection>
    </FormDialog>
  );
}
