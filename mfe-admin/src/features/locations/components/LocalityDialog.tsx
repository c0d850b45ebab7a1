import type { Locality, Zone } from '@surco/shared/contract';
import { call } from '@surco/shared/platform';
import { ChoiceField } from '@surco/shared/ui/choice-field';
import { TextField } from '@surco/shared/ui/text-field';
import { FormSection } from '@surco/shared/ui/form-page';
import type { Option } from '@surco/shared/ui/option';
import { problemsIn, textProblem } from '../../../forms/checks';
import { toOption, useStateOptions, useZones } from '../../../forms/places';
import { RecordDialog } from '../../../forms/RecordDialog';
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

const statesOf = (zones: readonly Zone[], zoneId: string): readonly string[] =>
  zones.find(({ id }) => id === zoneId)?.stateIds ?? [];

/** A zone is chosen: where it has but one state, that one is chosen by itself. */
function inZone(zones: readonly Zone[], zoneId: string, stateId: string): Pick<LocalityDraft, 'zoneId' | 'stateId'> {
  const ofZone = statesOf(zones, zoneId);
  const only = ofZone.length === 1 ? ofZone[0] : undefined;
  return { zoneId, stateId: only ?? (ofZone.includes(stateId) ? stateId : '') };
}

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
  return (
    <RecordDialog<Locality, LocalityDraft>
      record={locality}
      titles={[texts.makeLocality, texts.editLocality]}
      draftOf={draftFrom(start)}
      together={[['zoneId', 'stateId']]}
      fields={[
        { label: texts.name, text: ({ name }) => name },
        { label: texts.municipality, text: ({ municipality }) => municipality },
        { label: texts.zone, text: ({ zoneId }) => namesOf([zoneId], zones.map(toOption)) },
        { label: texts.state, text: ({ stateId }) => namesOf([stateId], states) },
      ]}
      problems={problemsOf}
      send={(wanted, version) =>
        locality && version !== undefined
          ? call('PUT /localities/{id}', { params: { id: locality.id }, body: { ...bodyOf(wanted), version } })
          : call('POST /localities', { body: bodyOf(wanted) })
      }
      saved={texts.saved}
      shownBy={['GET /localities']}
      onClose={onClose}
    >
      {({ draft, set, field }) => (
        <FormSection columns={2}>
          <TextField {...field('name')} label={texts.name} required maxLength={80} />
          <TextField {...field('municipality')} label={texts.municipality} required maxLength={80} />
          <ChoiceField
            {...field('zoneId')}
            label={texts.zone}
            required
            placeholder={texts.choose}
            options={zones.map(toOption)}
            onChange={(zoneId) => set(inZone(zones, zoneId, draft.stateId))}
          />
          <ChoiceField
            {...field('stateId')}
            label={texts.state}
            required
            placeholder={draft.zoneId ? texts.choose : texts.zoneFirst}
            options={states.filter(({ value }) => statesOf(zones, draft.zoneId).includes(value))}
          />
        </FormSection>
      )}
    </RecordDialog>
  );
}
