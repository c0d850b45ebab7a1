import type { FieldError } from '@surco/shared/contract';
import { call, mapFieldErrors, showSuccessToast, useCachePatch } from '@surco/shared/platform';
import { zoneFields } from '@surco/shared/records/zone';
import { FormDialog } from '@surco/shared/ui/dialog';
import { type Option, RadioField } from '@surco/shared/ui/fields';
import { FormSection, useForm } from '@surco/shared/ui/form';
import { TextField } from '@surco/shared/ui/inputs';
import { useState } from 'react';
import { MultiSelectField } from '../../../common/components/MultiSelectField';
import { type Grouping, groupings, type ProposedZone, proposeZones } from '../model/proposeZones';
import { zoneTexts as texts } from '../texts';

interface ZonesFormValues {
  stateIds: readonly string[];
  grouping: Grouping;
  /** Changed names, by the key of the proposal. */
  names: Readonly<Record<string, string>>;
}

const EMPTY: ZonesFormValues = { stateIds: [], grouping: 'state', names: {} };
const groupingOptions = groupings.map((value) => ({ value, label: texts.groupings[value] }));
const getNamePath = (key: string): string => `names.${key}`;

/** The zones that the values propose, under the names that the person has given them. */
const listZones = ({ stateIds, grouping, names }: ZonesFormValues, states: readonly Option[]): ProposedZone[] =>
  proposeZones(
    states.filter(({ value }) => stateIds.includes(value)),
    grouping,
  ).map((zone) => ({ ...zone, name: names[zone.key] ?? zone.name }));

/** Proposes zones for the chosen states and creates them together. */
export function ZonesDialog({ states, onClose }: { states: readonly Option[]; onClose: () => void }) {
  /** Zones that exist already, because only a later one was refused; their states are no longer proposed. */
  const [created, setCreated] = useState<readonly ProposedZone[]>([]);
  const missing = states.filter(({ value }) => !created.some(({ stateIds }) => stateIds.includes(value)));
  const { refresh } = useCachePatch();
  const close = (): void => {
    if (created.length > 0) void refresh('GET /setup', 'GET /zones');
    onClose();
  };
  const validate = (values: ZonesFormValues): FieldError[] => {
    const zones = listZones(values, missing);
    if (zones.length === 0) return [{ path: 'stateIds', message: texts.nothingChosen }];
    return zones.flatMap(({ key, name }) =>
      name.trim() === '' ? [{ path: getNamePath(key), message: 'Escriba el nombre.' }] : [],
    );
  };
  const form = useForm<ZonesFormValues, null, number>({
    toFormValues: () => EMPTY,
    validate,
    send: async (values) => {
      const zones = listZones(values, missing);
      for (const zone of zones)
        try {
          const { name, stateIds } = zone;
          await call('POST /zones', { body: { name: name.trim(), stateIds: [...stateIds] } });
          setCreated((before) => [...before, zone]);
        } catch (error) {
          throw mapFieldErrors(error, (details) =>
            details.map(({ message }) => ({ path: getNamePath(zone.key), message })),
          );
        }
      return created.length + zones.length;
    },
    onSent: (count) => {
      showSuccessToast(texts.created(count));
      void refresh('GET /setup', 'GET /zones');
      onClose();
    },
  });
  const { values, setValues } = form;
  const zones = listZones(values, missing);
  const getStateNames = (ids: readonly string[]): string =>
    states.flatMap(({ value, label }) => (ids.includes(value) ? [label] : [])).join(', ');
  return (
    <FormDialog title={texts.title} form={form} submitLabel={texts.create(zones.length)} onClose={close}>
      <FormSection>
        <MultiSelectField
          name="stateIds"
          label={texts.states}
          placeholder={texts.statesPlaceholder}
          required
          value={values.stateIds}
          onChange={(stateIds) => setValues({ stateIds })}
          options={states}
        />
        <RadioField
          label={texts.grouping}
          value={values.grouping}
          options={groupingOptions}
          onChange={(grouping) => setValues({ grouping })}
        />
      </FormSection>
      {zones.length > 0 && (
        <FormSection help={texts.namesHelp(created.map(({ name }) => name))} columns={2}>
          {zones.map(({ key, name, stateIds }) => (
            <TextField
              key={key}
              name={getNamePath(key)}
              label={texts.nameOf(getStateNames(stateIds))}
              required
              maxLength={zoneFields.name.maxLength}
              value={name}
              onChange={(changed) => setValues({ names: { ...values.names, [key]: changed } })}
            />
          ))}
        </FormSection>
      )}
    </FormDialog>
  );
}
