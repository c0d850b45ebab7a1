import type { User } from '@surco/shared/contract';
import { call, updateSessionName } from '@surco/shared/platform';
import { createConflictFields } from '@surco/shared/records/conflictFields';
import type { FormValues } from '@surco/shared/records/field';
import { findInputErrors, getEmptyValues, toBody, toFormValues, toInput } from '@surco/shared/records/forms';
import { ownProfileFields as fields } from '@surco/shared/records/user';
import { ownProfileInput } from '@surco/shared/records/userInput';
import { FormSection } from '@surco/shared/ui/form';
import { TextField } from '@surco/shared/ui/inputs';
import { RecordDialog } from '../../../common/components/RecordDialog';
import { texts } from '../texts';

/** Asks the first administrator, whom the server has named, for their own name. */
export const NameDialog = ({ user, onClose }: { user: User; onClose: () => void }) => (
  <RecordDialog<User, FormValues<typeof fields>>
    record={user}
    titles={[texts.nameTitle, texts.nameTitle]}
    toFormValues={(record) => (record ? toFormValues(fields, record) : getEmptyValues(fields))}
    conflictFields={createConflictFields(fields)}
    validate={(values) => findInputErrors(ownProfileInput, toInput(fields, values))}
    send={async (values, version = user.version) => {
      const saved = await call('PUT /users/me', {
        body: { ...toBody(ownProfileInput, toInput(fields, values)), version },
      });
      updateSessionName(saved);
      return saved;
    }}
    savedMessage={() => texts.nameSaved}
    refreshCalls={['GET /setup', 'GET /users/me', 'GET /users']}
    onClose={onClose}
  >
    {({ bindField }) => (
      <FormSection columns={2}>
        <TextField {...bindField('firstName')} label={fields.firstName.label} required autoComplete="given-name" />
        <TextField {...bindField('lastName')} label={fields.lastName.label} required autoComplete="family-name" />
        <TextField
          {...bindField('phone')}
          label={fields.phone.label}
          help={texts.phoneHelp}
          type="tel"
          autoComplete="tel"
        />
      </FormSection>
    )}
  </RecordDialog>
);
