import type { Zone } from '@surco/shared/contract';
import { call, refresh } from '@surco/shared/platform';
import { FormSection } from '@surco/shared/ui/form-page';
import { problemsIn, textProblem } from '../../../forms/checks';
import { TextField } from '../../../forms/fields';
import { FormDialog } from '../../../forms/FormDialog';
import { ManyField } from '../../../forms/ManyField';
import { useStateOptions } from '../../../forms/places';
import { useRecordForm } from '../../../forms/useRecordForm';
import { namesOf } from '../model/names';
import { complaints, texts } from '../texts';

interface ZoneDraft {
  readonly name: string;
  readonly stateIds: readonly string[];
}

const draftOf = (zone: Zone | null): ZoneDraft => ({ name: zone?.name ?? '', stateIds: zone?.stateIds ?? [] });
const bodyOf = ({ name, stateIds }: ZoneDraft) => ({ name: name.trim(), stateIds: [...stateIds] });

const problemsOf = ({ name, stateIds }: ZoneDraft) =>
  problemsIn([
    ['name', textProblem(name, complaints.name, 60)],
    ['stateIds', stateIds.length === 0 ? complaints.states : undefined],
  ]);

/** Makes or changes a zone: its name and the states it spans. */
export function ZoneDialog({ zone, onClose }: { zone: Zone | null; onClose: () => void }) {
  const states = useStateOptions();
  const { draft, set, unsaved, submit, dialog } = useRecordForm<Zone, ZoneDraft>({
    record: zone,
    draftOf,
    fields: [
      { label: texts.name, text: ({ name }) => name },
      { label: texts.states, text: ({ stateIds }) => namesOf(stateIds, states) },
    ],
    send: (wanted, version) =>
      zone && version !== undefined
        ? call('PUT /zones/{id}', { params: { id: zone.id }, body: { ...bodyOf(wanted), version } })
        : call('POST /zones', { body: bodyOf(wanted) }),
    saved: texts.saved,
    onSaved: () => {
      void refresh('GET /zones');
      onClose();
    },
  });
  return (
    <>
      <FormDialog
        title={zone ? texts.editZone : texts.makeZone}
        validate={() => problemsOf(draft)}
        onSubmit={submit}
        submitLabel={zone ? texts.save : texts.create}
        unsaved={unsaved}
        onClose={onClose}
      >
        <FormSection title={texts.zoneSection}>
          <TextField
            name="name"
            label={texts.name}
            required
            maxLength={60}
            value={draft.name}
            onChange={(name) => set({ name })}
          />
          <ManyField
            name="stateIds"
            label={texts.states}
            help={texts.statesHelp}
            required
            placeholder={texts.statesPlaceholder}
            options={states}
            value={draft.stateIds}
            onChange={(stateIds) => set({ stateIds })}
          />
        </FormSection>
      </FormDialog>
      {dialog}
    </>
  );
}
