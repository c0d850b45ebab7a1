import type { PrivacyRequest } from '@surco/shared/contract';
import {
  limits,
  textLength,
  privacyRequestKindLabels,
  privacyRequestKinds,
  privacyRequestStatuses,
  privacyRequestStatusLabels,
} from '@surco/shared/domain';
import { getToday } from '@surco/shared/platform';
import { ChoiceField } from '@surco/shared/ui/fields';
import { FormSection } from '@surco/shared/ui/form';
import { DateField, TextAreaField, TextField } from '@surco/shared/ui/inputs';
import { RecordDialog } from '../../../common/components/RecordDialog';
import { parseEnumValue } from '../../../common/model/parseEnumValue';
import { savePrivacyRequest } from '../api/savePrivacyRequest';
import {
  conflictFields,
  createFormValuesMapper,
  type PrivacyRequestFormValues,
  validatePrivacyRequest,
} from '../model/formValues';
import { texts } from '../texts';

interface Props {
  request: PrivacyRequest | null;
  onClose: () => void;
}

const kindOptions = privacyRequestKinds.map((value) => ({ value, label: privacyRequestKindLabels[value] }));
const statusOptions = privacyRequestStatuses.map((value) => ({ value, label: privacyRequestStatusLabels[value] }));

/** Registers an ARCO request, or edits one, including its answer. */
export function PrivacyRequestDialog({ request, onClose }: Props) {
  return (
    <RecordDialog<PrivacyRequest, PrivacyRequestFormValues>
      record={request}
      titles={[texts.newRequest, texts.editRequest]}
      toFormValues={createFormValuesMapper(getToday())}
      conflictFields={conflictFields}
      linkedFields={[['status', 'resolution']]}
      validate={validatePrivacyRequest}
      send={(values, version) => savePrivacyRequest(request, values, version)}
      savedMessage={() => texts.saved}
      refreshCalls={['GET /privacy-requests']}
      onClose={onClose}
    >
      {({ setValues, bindField }) => (
        <>
          <FormSection columns={2}>
            <ChoiceField
              {...bindField('kind')}
              label={texts.kind}
              required
              options={kindOptions}
              onChange={(value) => setValues({ kind: parseEnumValue(privacyRequestKinds, value) })}
            />
            <ChoiceField
              {...bindField('status')}
              label={texts.status}
              required
              options={statusOptions}
              onChange={(value) => setValues({ status: parseEnumValue(privacyRequestStatuses, value) })}
            />
            <TextField {...bindField('applicant')} label={texts.applicant} required maxLength={textLength.applicant} />
            <TextField
              {...bindField('contact')}
              label={texts.contact}
              help={texts.contactHelp}
              required
              maxLength={textLength.applicantContact}
            />
            <DateField
              {...bindField('receivedOn')}
              label={texts.receivedOn}
              help={texts.dueHelp}
              required
              max={getToday()}
            />
          </FormSection>
          <FormSection>
            <TextAreaField
              {...bindField('details')}
              label={texts.details}
              rows={3}
              maxLength={limits.notes.maxLength}
            />
            <TextAreaField
              {...bindField('resolution')}
              label={texts.resolution}
              help={texts.resolutionHelp}
              rows={3}
              maxLength={limits.notes.maxLength}
            />
          </FormSection>
        </>
      )}
    </RecordDialog>
  );
}
