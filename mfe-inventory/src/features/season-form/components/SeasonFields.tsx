import { Field } from '@surco/shared/ui/field';
import { DateField } from '@surco/shared/ui/date-field';
import { FormSection } from '@surco/shared/ui/form-page';
import { Input } from 'antd';
import type { SeasonDraft } from '../model/draft';
import { texts } from '../texts';

export interface FieldsProps {
  draft: SeasonDraft;
  onChange: (change: Partial<SeasonDraft>) => void;
}

/** What the season is called and how long it lasts. */
export const SeasonFields = ({ draft, onChange }: FieldsProps) => (
  <FormSection title={texts.section} columns={2}>
    <Field name="name" label={texts.name} help={texts.nameHelp} required>
      {(wired, invalid) => (
        <Input
          {...wired}
          value={draft.name}
          autoComplete="off"
          status={invalid ? 'error' : undefined}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      )}
    </Field>
    <div className="surco-season-dates">
      <Field name="startDate" label={texts.start} required>
        {(wired, invalid) => (
          <DateField
            {...wired}
            invalid={invalid}
            value={draft.startDate}
            onChange={(startDate) => onChange({ startDate })}
          />
        )}
      </Field>
      <Field name="endDate" label={texts.end} required>
        {(wired, invalid) => (
          <DateField {...wired} invalid={invalid} value={draft.endDate} onChange={(endDate) => onChange({ endDate })} />
        )}
      </Field>
    </div>
  </FormSection>
);
