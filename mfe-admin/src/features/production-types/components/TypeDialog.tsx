import type { ProductionType } from '@surco/shared/contract';
import { call, refresh } from '@surco/shared/platform';
import { FormSection } from '@surco/shared/ui/form-page';
import { ChoiceField, FigureField, TextField } from '../../../forms/fields';
import { FormDialog } from '../../../forms/FormDialog';
import { useRecordForm } from '../../../forms/useRecordForm';
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
export function TypeDialog({ type, onClose }: Props) {
  const { draft, set, unsaved, submit, dialog } = useRecordForm<ProductionType, TypeDraft>({
    record: type,
    draftOf,
    fields: conflictFields,
    send: (wanted, version) =>
      type && version !== undefined
        ? call('PUT /production-types/{id}', { params: { id: type.id }, body: { ...bodyOf(wanted), version } })
        : call('POST /production-types', { body: bodyOf(wanted) }),
    saved: texts.saved,
    onSaved: () => {
      void refresh('GET /production-types', 'GET /simulator/catalog');
      onClose();
    },
  });
  return (
    <>
      <FormDialog
        title={type ? texts.edit : texts.make}
        validate={() => problemsOf(draft)}
        onSubmit={submit}
        submitLabel={type ? texts.save : texts.create}
        unsaved={unsaved}
        onClose={onClose}
      >
        <FormSection title={texts.section} columns={2}>
          <TextField
            name="name"
            label={texts.name}
            required
            maxLength={60}
            value={draft.name}
            onChange={(name) => set({ name })}
          />
          <ChoiceField
            name="active"
            label={texts.active}
            options={yesNo}
            value={String(draft.active)}
            onChange={(value) => set({ active: value === 'true' })}
          />
          <FigureField
            name="defaultIntakeKg"
            label={texts.intake}
            required
            decimals={2}
            suffix="kg"
            value={draft.defaultIntakeKg}
            onChange={(defaultIntakeKg) => set({ defaultIntakeKg })}
          />
          <FigureField
            name="defaultDays"
            label={texts.days}
            required
            suffix="días"
            value={draft.defaultDays}
            onChange={(defaultDays) => set({ defaultDays })}
          />
          <FigureField
            name="milkKgPerTonneDM"
            label={texts.milk}
            help={texts.milkHelp}
            decimals={2}
            suffix="kg"
            value={draft.milkKgPerTonneDM}
            onChange={(milkKgPerTonneDM) => set({ milkKgPerTonneDM })}
          />
        </FormSection>
      </FormDialog>
      {dialog}
    </>
  );
}
