import { seasonState } from '@surco/shared/domain/seasons';
import { Field } from '@surco/shared/ui/field';
import { FormSection } from '@surco/shared/ui/form-page';
import { StatusTag } from '@surco/shared/ui/status-tag';
import { Checkbox } from 'antd';
import { today } from '../../../state/today';
import { SeasonWindows } from '../../seasons/components/SeasonWindows';
import type { SeasonDraft } from '../model/draft';
import { texts } from '../texts';
import type { FieldsProps } from './SeasonFields';

const choices = [
  { name: 'isOpen', label: texts.sales, word: texts.salesOpen, help: texts.salesHelp },
  { name: 'isVoucherOpen', label: texts.vouchers, word: texts.vouchersOpen, help: texts.vouchersHelp },
] as const;

/** T-02: what follows from dates and windows today. */
const Consequence = ({ draft }: { draft: SeasonDraft }) => (
  <p className="surco-season-today" aria-live="polite">
    {texts.stateHint} <StatusTag status={seasonState(draft, today())} />{' '}
    <SeasonWindows season={draft} today={today()} />
  </p>
);

/** Which documents the season takes. */
export const WindowFields = ({ draft, onChange }: FieldsProps) => (
  <FormSection title={texts.windows} columns={2}>
    {choices.map(({ name, label, word, help }) => (
      <Field key={name} name={name} label={label} help={help}>
        {(wired) => (
          <Checkbox {...wired} checked={draft[name]} onChange={({ target }) => onChange({ [name]: target.checked })}>
            {word}
          </Checkbox>
        )}
      </Field>
    ))}
    {draft.startDate !== '' && <Consequence draft={draft} />}
  </FormSection>
);
