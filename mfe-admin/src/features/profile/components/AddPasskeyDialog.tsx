import type { SecondFactorStatus } from '@surco/shared/contract';
import { FormDialog } from '@surco/shared/ui/dialog';
import { FormSection, useForm } from '@surco/shared/ui/form';
import { TextField } from '@surco/shared/ui/inputs';
import { textLength } from '@surco/shared/domain';
import { addPasskey } from '../api/addPasskey';
import { EMPTY_PASSKEY_FORM, validatePasskey } from '../model/passkeyFormValues';
import { passkeyTexts } from '../secondFactorTexts';
import { CurrentPasswordField } from './CurrentPasswordField';

interface Props {
  onAdded: (status: SecondFactorStatus) => void;
  onClose: () => void;
}

/** Names a passkey and asks for the password; then the browser creates it. */
export function AddPasskeyDialog({ onAdded, onClose }: Props) {
  const form = useForm({
    toFormValues: () => EMPTY_PASSKEY_FORM,
    validate: validatePasskey,
    send: addPasskey,
    onSent: (status) => {
      onAdded(status);
      onClose();
    },
  });
  const { value, onChange } = form.bindField('currentPassword');
  return (
    <FormDialog title={passkeyTexts.addTitle} form={form} submitLabel={passkeyTexts.create} onClose={onClose}>
      <FormSection help={passkeyTexts.addHelp}>
        <TextField
          {...form.bindField('name')}
          label={passkeyTexts.name}
          help={passkeyTexts.nameHelp}
          maxLength={textLength.passkeyName}
          required
        />
        <CurrentPasswordField value={value} onChange={onChange} />
      </FormSection>
    </FormDialog>
  );
}
