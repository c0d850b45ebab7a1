import type { ProductionType } from '@surco/shared/contract';
import { call } from '@surco/shared/platform';
import { ChoiceField } from '@surco/shared/ui/choice-field';
import { FigureField } from '@surco/shared/ui/figure-field';
import { TextField } from '@surco/shared/ui/text-field';
import { FormSection } from '@surco/shared/ui/form-page';
import { RecordDialog } from '../../../forms/RecordDialog';
import { bodyOf, conflictFields, draftOf, problemsOf, type TypeDraft } from '../model/draft';
import { texts } from '../texts';

const yesNo = [
  { value: 'true', label: texts.yes },
  { value: 'false', label: texts.no },
];

interface Props {
  type: ProductionType | null;
  onClose: () => void;
}

/** Makes or changes a production type. */
export const TypeDialog = ({ type, onClose }: Props) => (
  <RecordDialog<ProductionType, TypeDraft>
    record={type}
    titles={[texts.make, texts.edit]}
    draftOf={draftOf}
    fields={conflictFields}
    problems={problemsOf}
    send={(wanted, version) =>
      type && version !== undefined
        ? call('PUT /production-types/{id}', { params: { id: type.id }, body: { ...bodyOf(wanted), version } })
        : call('POST /production-types', { body: bodyOf(wanted) })
    }
    saved={texts.saved}
    shownBy={['GET /production-types', 'GET /simulator/catalog']}
    onClose={onClose}
  >
    {({ draft, set, field }) => (
      <FormSection help={texts.section} columns={2}>
        <TextField {...field('name')} label={texts.name} required maxLength={60} />
        <ChoiceField
          name="active"
          label={texts.active}
          options={yesNo}
          value={String(draft.active)}
          onChange={(value) => set({ active: value === 'true' })}
        />
        <FigureField {...field('defaultIntakeKg')} label={texts.intake} required decimals={2} suffix="kg" />
        <FigureField {...field('defaultDays')} label={texts.days} required suffix="días" />
        <FigureField {...field('milkKgPerTonneDM')} label={texts.milk} help={texts.milkHelp} decimals={2} suffix="kg" />
      </FormSection>
    )}
  </RecordDialog>
);
