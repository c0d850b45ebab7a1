import type { PrivacyRequest } from '@surco/shared/contract';
import {
  defaultFormatSettings,
  getCalendarDate,
  privacyRequestKindLabels,
  privacyRequestKinds,
  privacyRequestStatuses,
  privacyRequestStatusLabels,
} from '@surco/shared/domain';
import { ChoiceField, Field } from '@surco/shared/ui/fields';
import { FormSection } from '@surco/shared/ui/form';
import { DateInput, TextField } from '@surco/shared/ui/inputs';
import { Input } from 'antd';
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

const getToday = (): string => getCalendarDate(defaultFormatSettings.timeZone);

interface LongTextProps {
  name: 'details' | 'resolution';
  label: string;
  help?: string;
  value: string;
  onChange: (value: string) => void;
}

const LongText = ({ name, label, help, value, onChange }: LongTextProps) => (
  <Field name={name} label={label} help={help}>
    {(controlProps, invalid) => (
      <Input.TextArea
        {...controlProps}
        rows={3}
        maxLength={1_000}
        status={invalid ? 'error' : undefined}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Field>
);

interface ReceivedOnProps {
  name: 'receivedOn';
  value: string;
  onChange: (date: string) => void;
}

const ReceivedOnField = ({ name, value, onChange }: ReceivedOnProps) => (
  <Field name={name} label={texts.receivedOn} help={texts.dueHelp} required>
    {(controlProps, invalid) => (
      <DateInput {...controlProps} invalid={invalid} value={value} max={getToday()} onChange={onChange} />
    )}
  </Field>
);

/** Registers an ARCO request, or records its answer. */
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
            <TextField {...bindField('applicant')} label={texts.applicant} required maxLength={120} />
            <TextField
              {...bindField('contact')}
              label={texts.contact}
              help={texts.contactHelp}
              required
              maxLength={200}
            />
            <ReceivedOnField {...bindField('receivedOn')} />
          </FormSection>
          <FormSection>
            <LongText {...bindField('details')} label={texts.details} />
            <LongText {...bindField('resolution')} label={texts.resolution} help={texts.resolutionHelp} />
          </FormSection>
        </>
      )}
    </RecordDialog>
  );
}
