import type { Zone } from '@surco/shared/contract';
import { call } from '@surco/shared/platform';
import { FormSection } from '@surco/shared/ui/form-page';
import { TextField } from '@surco/shared/ui/text-field';
import { problemsIn, textProblem } from '../../../forms/checks';
import { ManyField } from '../../../forms/ManyField';
import { useStateOptions } from '../../../forms/places';
import { RecordDialog } from '../../../forms/RecordDialog';
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
  return (
    <RecordDialog<Zone, ZoneDraft>
      record={zone}
      titles={[texts.makeZone, texts.editZone]}
      draftOf={draftOf}
      fields={[
        { label: texts.name, text: ({ name }) => name },
        { label: texts.states, text: ({ stateIds }) => namesOf(stateIds, states) },
      ]}
      problems={problemsOf}
      send={(wanted, version) =>
        zone && version !== undefined
          ? call('PUT /zones/{id}', { params: { id: zone.id }, body: { ...bodyOf(wanted), version } })
          : call('POST /zones', { body: bodyOf(wanted) })
      }
      saved={texts.saved}
      shownBy={['GET /zones']}
      onClose={onClose}
    >
      {({ field }) => (
        <FormSection>
          <TextField {...field('name')} label={texts.name} required maxLength={60} />
          <ManyField
            {...field('stateIds')}
            label={texts.states}
            help={texts.statesHelp}
            required
            placeholder={texts.statesPlaceholder}
            options={states}
          />
        </FormSection>
      )}
    </RecordDialog>
  );
}
