import type { ProductionType } from '@surco/shared/contract';
import { call } from '@surco/shared/platform';
import { FigureField } from '@surco/shared/ui/figure-field';
import { TextField } from '@surco/shared/ui/text-field';
import { FormSection } from '@surco/shared/ui/form-page';
import { FlagField } from '../../../forms/FlagField';
import { RecordDialog } from '../../../forms/RecordDialog';
import { bodyOf, conflictFields, draftOf, problemsOf, type TypeDraft } from '../model/draft';
import { texts } from '../texts';

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
    {({ field }) => (
      <FormSection help={texts.section} columns={2}>
        <TextField {...field('name')} label={texts.name} required maxLength={60} />
        <FlagField {...field('active')} label={texts.active} words={[texts.yes, texts.no]} />
        <FigureField {...field('defaultIntakeKg')} label={texts.intake} required decimals={2} suffix="kg" />
        <FigureField {...field('defaultDays')} label={texts.days} required suffix="días" />
        <FigureField {...field('milkKgPerTonneDM')} label={texts.milk} help={texts.milkHelp} decimals={2} suffix="kg" />
      </FormSection>
    )}
  </RecordDialog>
);
