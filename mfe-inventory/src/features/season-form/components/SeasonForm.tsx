import type { Season } from '@surco/shared/contract';
import { showToast } from '@surco/shared/platform';
import { useConfirm } from '@surco/shared/ui/confirm';
import { type Form, FormPage, useForm } from '@surco/shared/ui/form';
import { SEASONS_PATH } from '../../../paths';
import { useSaveSeason } from '../../../common/api/useSaveSeason';
import { createSeasonWindowQuestion } from '../../../common/model/createSeasonWindowQuestion';
import { withOpenDocuments } from '../../../common/model/withOpenDocuments';
import { conflictFields } from '../model/conflictFields';
import { EMPTY_SEASON, type SeasonFormValues, toFormValues } from '../model/formValues';
import { validateSeason } from '../model/validateSeason';
import { texts } from '../texts';
import { SeasonFields } from './SeasonFields';
import { SeasonWindowFields } from './SeasonWindowFields';
import './SeasonForm.css';

interface Props {
  /** The season to edit; undefined for a new one. */
  season?: Season;
}

/** Creates or edits a season. */
export function SeasonForm({ season }: Props) {
  const { confirm, dialog } = useConfirm();
  const save = useSaveSeason();
  const form: Form<SeasonFormValues, Season> = useForm<SeasonFormValues, Season, Season>({
    record: season ?? null,
    toFormValues: (record) => (record ? toFormValues(record) : EMPTY_SEASON),
    validate: validateSeason,
    confirmSubmit: async (values) => {
      const before = form.initialValues;
      const question = createSeasonWindowQuestion(before, values);
      return !question || confirm(season ? await withOpenDocuments(question, season.id, before, values) : question);
    },
    send: (values, version) =>
      season && version !== undefined ? save.update(season.id, { ...values, version }) : save.create(values),
    onSent: () => SEASONS_PATH,
    conflict: {
      fields: conflictFields,
      linkedFields: [['startDate', 'endDate']],
      onUseStored: () => showToast({ severity: 'info', summary: texts.storedVersionShown }),
    },
  });
  const fieldProps = { values: form.values, onChange: form.setValues };
  return (
    <>
      <FormPage form={form} submitLabel={season ? texts.save : texts.create} cancelTo={SEASONS_PATH}>
        <SeasonFields {...fieldProps} />
        <SeasonWindowFields {...fieldProps} />
      </FormPage>
      {dialog}
    </>
  );
}
