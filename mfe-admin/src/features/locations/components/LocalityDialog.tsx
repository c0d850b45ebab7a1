import type { Locality } from '@surco/shared/contract';
import { ChoiceField, type Option, toOption } from '@surco/shared/ui/fields';
import { TextField } from '@surco/shared/ui/inputs';
import { FormSection } from '@surco/shared/ui/form';
import { limits } from '@surco/shared/domain';
import { useStateOptions, useZones } from '../../../common/api/locationOptions';
import { RecordDialog } from '../../../common/components/RecordDialog';
import { formatOptionLabels } from '../../../common/model/formatOptionLabels';
import { saveLocality } from '../api/localities';
import {
  createFormValuesMapper,
  getZoneStateIds,
  type InitialRegion,
  type LocalityFormValues,
  selectZone,
  validateLocality,
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
  const zones = useZones() ?? [];
  const states: readonly Option[] = useStateOptions() ?? [];
  return (
    <RecordDialog<Locality, LocalityFormValues>
      record={locality}
      titles={[texts.newLocality, texts.editLocality]}
      toFormValues={createFormValuesMapper(initialRegion)}
      linkedFields={[['zoneId', 'stateId']]}
      conflictFields={[
        { label: texts.name, toText: ({ name }) => name },
        { label: texts.municipality, toText: ({ municipality }) => municipality },
        { label: texts.zone, toText: ({ zoneId }) => formatOptionLabels([zoneId], zones.map(toOption)) },
        { label: texts.state, toText: ({ stateId }) => formatOptionLabels([stateId], states) },
      ]}
      validate={validateLocality}
      send={(values, version) => saveLocality(locality, values, version)}
      savedMessage={texts.saved}
      refreshCalls={['GET /localities']}
      onClose={onClose}
    >
      {({ values, setValues, bindField }) => (
        <FormSection columns={2}>
          <TextField {...bindField('name')} label={texts.name} required maxLength={limits.textLength.localityName} />
          <TextField
            {...bindField('municipality')}
            label={texts.municipality}
            required
            maxLength={limits.textLength.localityName}
          />
          <ChoiceField
            {...bindField('zoneId')}
            label={texts.zone}
            required
            placeholder={texts.choose}
            options={zones.map(toOption)}
            onChange={(zoneId) => setValues(selectZone(zones, zoneId, values.stateId))}
          />
          <ChoiceField
            {...bindField('stateId')}
            label={texts.state}
            required
            placeholder={values.zoneId ? texts.choose : texts.chooseZoneFirst}
            options={states.filter(({ value }) => getZoneStateIds(zones, values.zoneId).includes(value))}
          />
        </FormSection>
      )}
    </RecordDialog>
  );
}
