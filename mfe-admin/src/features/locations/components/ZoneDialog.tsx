import type { Zone } from '@surco/shared/contract';
import { FormSection } from '@surco/shared/ui/form';
import { TextField } from '@surco/shared/ui/inputs';
import { limits } from '@surco/shared/domain';
import { MultiSelectField } from '../../../common/components/MultiSelectField';
import { useStateOptions } from '../../../common/api/locationOptions';
import { RecordDialog } from '../../../common/components/RecordDialog';
import { formatOptionLabels } from '../../../common/model/formatOptionLabels';
import { saveZone } from '../api/zones';
import { toFormValues, validateZone, type ZoneFormValues } from '../model/zoneForm';
import { texts } from '../texts';

/** Creates or edits a zone: its name and its states. */
export function ZoneDialog({ zone, onClose }: { zone: Zone | null; onClose: () => void }) {
  const states = useStateOptions();
  return (
    <RecordDialog<Zone, ZoneFormValues>
      record={zone}
      titles={[texts.newZone, texts.editZone]}
      toFormValues={toFormValues}
      conflictFields={[
        { label: texts.name, toText: ({ name }) => name },
        { label: texts.states, toText: ({ stateIds }) => formatOptionLabels(stateIds, states) },
      ]}
      validate={validateZone}
      send={(values, version) => saveZone(zone, values, version)}
      savedMessage={texts.saved}
      refreshCalls={['GET /zones']}
      onClose={onClose}
    >
      {({ bindField }) => (
        <FormSection>
          <TextField {...bindField('name')} label={texts.name} required maxLength={limits.textLength.zoneName} />
          <MultiSelectField
            {...bindField('stateIds')}
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
