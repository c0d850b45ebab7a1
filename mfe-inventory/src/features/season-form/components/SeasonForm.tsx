import type { Season } from '@surco/shared/contract';
import { notify } from '@surco/shared/platform';
import { useConfirm } from '@surco/shared/ui/confirm';
import { FormPage } from '@surco/shared/ui/form-page';
import { conflictRows, onTop, useVersionConflict } from '@surco/shared/ui/version-conflict';
import { useState } from 'react';
import { SEASONS_PATH } from '../../../state/paths';
import { useSaveSeason } from '../api/useSaveSeason';
import { conflictFields, draftOf, isChanged, newDraft, problemsOf } from '../model/draft';
import { windowQuestion } from '../model/windows';
import { texts } from '../texts';
import { SeasonFields } from './SeasonFields';
import { WindowFields } from './WindowFields';
import './season-form.css';

interface Props {
  /** The season that is changed; none for a new one. */
  season?: Season;
}

/** A season, new or changed: stays filled until it is kept, whatever goes wrong. */
export function SeasonForm({ season }: Props) {
  const [stored, setStored] = useState(season);
  const from = stored ? draftOf(stored) : newDraft;
  const [draft, setDraft] = useState(from);
  const { confirm, dialog } = useConfirm();
  const conflict = useVersionConflict();
  const save = useSaveSeason();

  const take = (current: Season): void => {
    setStored(current);
    setDraft(draftOf(current));
    notify({ severity: 'info', summary: texts.taken });
  };
  const kept = (current: Season) => onTop(from, draft, draftOf(current), [['startDate', 'endDate']]);
  const change = ({ id, version }: Season) =>
    conflict.write<Season, Season>({
      version,
      send: (current, now) => save.change(id, { ...(now ? kept(now) : draft), version: current }),
      rows: (current) => conflictRows(conflictFields, draft, draftOf(current), kept(current)),
      onTake: take,
    });
  const submit = async (): Promise<string | void> => {
    const question = windowQuestion(from, draft);
    if (question && !(await confirm(question))) return;
    const saved = await (stored ? change(stored) : save.create(draft));
    if (saved) return SEASONS_PATH;
  };

  const fields = { draft, onChange: (next: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...next })) };
  return (
    <>
      <FormPage
        validate={() => problemsOf(draft)}
        onSubmit={submit}
        submitLabel={stored ? texts.save : texts.create}
        unsaved={isChanged(draft, from)}
        cancelTo={SEASONS_PATH}
      >
        <SeasonFields {...fields} />
        <WindowFields {...fields} />
      </FormPage>
      {dialog}
      {conflict.dialog}
    </>
  );
}
