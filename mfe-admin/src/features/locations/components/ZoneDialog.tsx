import type { Zone } from '@surco/shared/contract';
import { createConflictFields } from '@surco/shared/records/conflictFields';
import type { FormValues } from '@surco/shared/records/field';
import { findInputErrors, getEmptyValues, toBody, toFormValues, toInput } from '@surco/shared/records/forms';
import { zoneFields as fields } from '@surco/shared/records/zone';
import { zoneInput } from '@surco/shared/records/zoneInput';
import { FormSection } from '@surco/shared/ui/form';
import { TextField } from '@surco/shared/ui/inputs';
import { MultiSelectField } from '../../../common/components/MultiSelectField';
import { useStateOptions } from '../../../common/api/locationOptions';
import { RecordDialog } from '../../../common/components/RecordDialog';
import { formatOptionLabels } from '@surco/shared/records/formatOptionLabels';
import { saveZone } from '../api/zones';
import { texts } from '../texts';

/** Creates or edits a zone: its name and its states. */
export function ZoneDialog({ zone, onClose }: { zone: Zone | null; onClose: () => void }) {
  const states = useStateOptions();
  return (
    <RecordDialog<Zone, FormValues<typeof fields>>
      record={zone}
      titles={[texts.newZone, texts.editZone]}
      toFormValues={(record) => (record ? toFormValues(fields, record) : getEmptyValues(fields))}
      conflictFields={createConflictFields(fields, (id) => formatOptionLabels([id], states))}
      validate={(values) => findInputErrors(zoneInput, toInput(fields, values))}
      send={(values, version) => saveZone(zone, toBody(zoneInput, toInput(fields, values)), version)}
      savedMessage={texts.saved}
      refreshCalls={['GET /zones']}
      onClose={onClose}
    >
      {({ bindField }) => (
        <FormSection>
          <TextField {...bindField('name')} label={fields.name.label} required maxLength={fields.name.maxLength} />
          <MultiSelectField
            {...bindField('stateIds')}
            label={fields.stateIds.label}
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
