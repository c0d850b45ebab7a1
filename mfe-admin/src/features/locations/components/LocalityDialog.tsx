import type { Locality, Zone } from '@surco/shared/contract';
import { call, refresh } from '@surco/shared/platform';
import { FormSection } from '@surco/shared/ui/form-page';
import type { Option } from '@surco/shared/ui/option';
import { problemsIn, textProblem } from '../../../forms/checks';
import { ChoiceField, TextField } from '../../../forms/fields';
import { FormDialog } from '../../../forms/FormDialog';
import { toOption, useStateOptions, useZones } from '../../../forms/places';
import { useRecordForm } from '../../../forms/useRecordForm';
import { namesOf } from '../model/names';
import { complaints, texts } from '../texts';

interface LocalityDraft {
  readonly name: string;
  readonly municipality: string;
  readonly zoneId: string;
  readonly stateId: string;
}

type Start = Partial<Pick<LocalityDraft, 'zoneId' | 'stateId'>>;

const draftFrom =
  (start: Start) =>
  (locality: Locality | null): LocalityDraft => ({
    name: locality?.name ?? '',
    municipality: locality?.municipality ?? '',
    zoneId: locality?.zoneId ?? start.zoneId ?? '',
    stateId: locality?.stateId ?? start.stateId ?? '',
  });

const bodyOf = (draft: LocalityDraft) => ({
  ...draft,
  name: draft.name.trim(),
  municipality: draft.municipality.trim(),
});

const problemsOf = ({ name, municipality, zoneId, stateId }: LocalityDraft) =>
  problemsIn([
    ['name', textProblem(name, complaints.name, 80)],
    ['municipality', textProblem(municipality, complaints.municipality, 80)],
    ['zoneId', zoneId ? undefined : complaints.zone],
    ['stateId', stateId ? undefined : complaints.state],
  ]);

/** A zone's states; where it has but one, that one is chosen by itself. */
const statesOf = (zones: readonly Zone[], zoneId: string): readonly string[] =>
  zones.find(({ id }) => id === zoneId)?.stateIds ?? [];

interface Props {
  locality: Locality | null;
  /** What the list is filtered by: a new one begins there. */
  start: Start;
  onClose: () => void;
}

/** Makes or changes a locality; it lies in one of its zone's states. */
export function LocalityDialog({ locality, start, onClose }: Props) {
  const zones = useZones() ?? [];
  const states: readonly Option[] = useStateOptions() ?? [];
  const { draft, set, unsaved, submit, dialog } = useRecordForm<Locality, LocalityDraft>({
    record: locality,
    draftOf: draftFrom(start),
    fields: [
      { label: texts.name, text: ({ name }) => name },
      { label: texts.municipality, text: ({ municipality }) => municipality },
      { label: texts.zone, text: ({ zoneId }) => namesOf([zoneId], zones.map(toOption)) },
      { label: texts.state, text: ({ stateId }) => namesOf([stateId], states) },
    ],
    send: (wanted, version) =>
      locality && version !== undefined
        ? call('PUT /localities/{id}', { params: { id: locality.id }, body: { ...bodyOf(wanted), version } })
        : call('POST /localities', { body: bodyOf(wanted) }),
    saved: texts.saved,
    onSaved: () => {
      void refresh('GET /localities');
      onClose();
    },
  });
  const chooseZone = (zoneId: string): void => {
    const ofZone = statesOf(zones, zoneId);
    const only = ofZone.length === 1 ? ofZone[0] : undefined;
    set({ zoneId, stateId: only ?? (ofZone.includes(draft.stateId) ? draft.stateId : '') });
  };
  const ofZone = statesOf(zones, draft.zoneId);
  return (
    <>
      <FormDialog
        title={locality ? texts.editLocality : texts.makeLocality}
        validate={() => problemsOf(draft)}
        onSubmit={submit}
        submitLabel={locality ? texts.save : texts.create}
        unsaved={unsaved}
        onClose={onClose}
      >
        <FormSection title={texts.localitySection} columns={2}>
          <TextField
            name="name"
            label={texts.name}
            required
            maxLength={80}
            value={draft.name}
            onChange={(name) => set({ name })}
          />
          <TextField
            name="municipality"
            label={texts.municipality}
            required
            maxLength={80}
            value={draft.municipality}
            onChange={(municipality) => set({ municipality })}
          />
          <ChoiceField
            name="zoneId"
            label={texts.zone}
            required
            placeholder={texts.choose}
            options={zones.map(toOption)}
            value={draft.zoneId}
            onChange={chooseZone}
          />
          <ChoiceField
            name="stateId"
            label={texts.state}
            required
            placeholder={draft.zoneId ? texts.choose : texts.zoneFirst}
            options={states.filter(({ value }) => ofZone.includes(value))}
            value={draft.stateId}
            onChange={(stateId) => set({ stateId })}
          />
        </FormSection>
      </FormDialog>
      {dialog}
    </>
  );
}
