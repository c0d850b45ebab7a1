import type { Locality } from '@surco/shared/contract';
import { ChoiceField, type Option, toOption } from '@surco/shared/ui/fields';
import { TextField } from '@surco/shared/ui/inputs';
import { createConflictFields } from '@surco/shared/records/conflictFields';
import { findInputErrors, toBody, toInput } from '@surco/shared/records/forms';
import { localityFields as fields } from '@surco/shared/records/locality';
import { localityInput } from '@surco/shared/records/localityInput';
import { FormSection } from '@surco/shared/ui/form';
import { MissingOptions } from '@surco/shared/ui/next-step';
import { useStateOptions, useZones } from '../../../common/api/locationOptions';
import { RecordDialog } from '../../../common/components/RecordDialog';
import { formatOptionLabels } from '@surco/shared/records/formatOptionLabels';
import { saveLocality } from '../api/localities';
import {
  createFormValuesMapper,
  getZoneStateIds,
  type InitialRegion,
  type LocalityFormValues,
  selectZone,
} from '../model/localityForm';
import { texts } from '../texts';

interface Props {
  locality: Locality | null;
  /** The filters of the list, which a new locality starts with. */
  initialRegion: InitialRegion;
  onClose: () => void;
}

/** Creates or edits a locality. Its state is one of the states of its zone. */
export function LocalityDialog({ locality, initialRegion, onClose }: Props) {
  const loadedZones = useZones();
  const zones = loadedZones ?? [];
  const states: readonly Option[] = useStateOptions() ?? [];
  return (
    <RecordDialog<Locality, LocalityFormValues>
      record={locality}
      titles={[texts.newLocality, texts.editLocality]}
      toFormValues={createFormValuesMapper(initialRegion)}
      linkedFields={[['zoneId', 'stateId']]}
      conflictFields={createConflictFields(fields, (id) =>
        formatOptionLabels([id], [...zones.map(toOption), ...states]),
      )}
      validate={(values) => findInputErrors(localityInput, toInput(fields, values))}
      send={(values, version) => saveLocality(locality, toBody(localityInput, toInput(fields, values)), version)}
      savedMessage={texts.saved}
      refreshCalls={['GET /localities']}
      onClose={onClose}
    >
      {({ values, setValues, bindField }) => (
        <FormSection columns={2}>
          <TextField {...bindField('name')} label={fields.name.label} required maxLength={fields.name.maxLength} />
          <TextField
            {...bindField('municipality')}
            label={fields.municipality.label}
            required
            maxLength={fields.municipality.maxLength}
          />
          <ChoiceField
            {...bindField('zoneId')}
            label={fields.zoneId.label}
            required
            placeholder={texts.choose}
            options={zones.map(toOption)}
            missing={loadedZones && <MissingOptions of="zones" />}
            onChange={(zoneId) => setValues(selectZone(zones, zoneId, values.stateId))}
          />
          <ChoiceField
            {...bindField('stateId')}
            label={fields.stateId.label}
            required
            placeholder={values.zoneId ? texts.choose : texts.chooseZoneFirst}
            options={states.filter(({ value }) => getZoneStateIds(zones, values.zoneId).includes(value))}
          />
        </FormSection>
      )}
    </RecordDialog>
  );
}
