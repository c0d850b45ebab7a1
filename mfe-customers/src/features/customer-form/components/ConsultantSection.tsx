import { Field } from '@surco/shared/ui/field';
import { FormSection } from '@surco/shared/ui/form-page';
import type { FindOption, Option } from '@surco/shared/ui/option';
import { RemoteSelect } from '@surco/shared/ui/remote-select';
import { activeConsultants } from '../../../state/consultants';
import { texts } from '../texts';

interface Props {
  value: string;
  onChange: (option: Option | null) => void;
  find: FindOption;
}

/** Who attends to the customer; a consultant's customers are its own, so only others choose. */
export const ConsultantSection = ({ value, onChange, find }: Props) => (
  <FormSection title={texts.attention} columns={2}>
    <Field name="consultantId" label={texts.consultant} help={texts.consultantHelp}>
      {(wired, invalid) => (
        <RemoteSelect
          {...wired}
          invalid={invalid}
          load={activeConsultants}
          find={find}
          value={value || null}
          onChange={onChange}
        />
      )}
    </Field>
  </FormSection>
);
