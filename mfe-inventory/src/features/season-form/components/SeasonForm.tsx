import type { Season } from '@surco/shared/contract';
import { getToday, showToast } from '@surco/shared/platform';
import { useConfirm } from '@surco/shared/ui/confirm';
import { createConflictFields } from '@surco/shared/records/conflictFields';
import { seasonFields } from '@surco/shared/records/season';
import { findInputErrors, getEmptyValues, toBody, toFormValues } from '@surco/shared/records/forms';
import { seasonInput } from '@surco/shared/records/seasonInput';
import { type Form, FormPage, useForm } from '@surco/shared/ui/form';
import { SEASONS_PATH } from '../../../paths';
import { useSaveSeason } from '../../../common/api/useSaveSeason';
import { createSeasonWindowQuestion } from '../../../common/model/createSeasonWindowQuestion';
import { withOpenDocuments } from '../../../common/model/withOpenDocuments';
import { texts } from '../texts';
import { SeasonFields, type SeasonFormValues } from './SeasonFields';
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
    toFormValues: (record) => (record ? toFormValues(seasonFields, record) : getEmptyValues(seasonFields)),
    validate: (values) => findInputErrors(seasonInput, values),
    confirmSubmit: async (values) => {
      const before = form.initialValues;
      const question = createSeasonWindowQuestion(before, values, getToday());
      return !question || confirm(season ? await withOpenDocuments(question, season.id, before, values) : question);
    },
    send: (values, version) => {
      const body = toBody(seasonInput, values);
      return season && version !== undefined ? save.update(season.id, { ...body, version }) : save.create(body);
    },
    onSent: () => SEASONS_PATH,
    conflict: {
      fields: createConflictFields(seasonFields),
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
