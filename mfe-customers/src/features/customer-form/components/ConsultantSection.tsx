import { Field, type FindOption, type Option } from '@surco/shared/ui/fields';
import { FormSection } from '@surco/shared/ui/form';
import { MissingOptions } from '@surco/shared/ui/next-step';
import { RemoteSelect } from '@surco/shared/ui/select';
import { loadActiveConsultants } from '../../../common/api/consultantOptions';
import { customerFields } from '@surco/shared/records/customer';
import { texts } from '../texts';

interface Props {
  value: string;
  onChange: (option: Option | null) => void;
  find: FindOption;
}

/** The consultant of the customer. Consultants do not see it, because their customers are their own. */
export const ConsultantSection = ({ value, onChange, find }: Props) => (
  <FormSection title={texts.consultantSection} columns={2}>
    <Field name="consultantId" label={customerFields.consultantId.label} help={texts.consultantHelp}>
      {(controlProps, invalid) => (
        <RemoteSelect
          {...controlProps}
          invalid={invalid}
          load={loadActiveConsultants}
          find={find}
          value={value || null}
          onChange={onChange}
          missing={<MissingOptions of="consultants" />}
        />
      )}
    </Field>
  </FormSection>
);
