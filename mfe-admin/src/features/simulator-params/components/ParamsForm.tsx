import type { SimulatorParam, VersionedSimulatorParam } from '@surco/shared/contract';
import { FormPage, FormSection, FormTotals } from '@surco/shared/ui/form';
import { useParamsForm } from '../api/useParamsForm';
import { calculateEffects } from '../model/calculateEffects';
import { summarizeEffects } from '../model/effectMetrics';
import { groupParams } from '../model/groupParams';
import { type EditedValues, getValue } from '../model/formValues';
import { texts } from '../texts';
import { EffectsTable } from './EffectsTable';
import { ParamField } from './ParamField';

const applyEdits = (params: readonly SimulatorParam[], editedValues: EditedValues) =>
  params.map((param) => ({ key: param.key, value: getValue(param, editedValues) ?? Number.NaN }));

/** The form of all parameters, in groups. */
export function ParamsForm({ params: loadedParams }: { params: readonly VersionedSimulatorParam[] }) {
  const form = useParamsForm(loadedParams);
  const params = form.record ?? loadedParams;
  const editedValues = form.values;
  const effects = calculateEffects(params, applyEdits(params, editedValues));
  return (
    <FormPage form={form} submitLabel={texts.save} totals={<FormTotals items={summarizeEffects(effects)} />}>
      <EffectsTable effects={effects} />
      {groupParams(params).map((group) => (
        <FormSection key={group.title} title={group.title} columns={2}>
          {group.params.map((param) => (
            <ParamField
              key={param.key}
              param={param}
              value={getValue(param, editedValues)}
              onChange={(value) => form.setValues({ [param.key]: value })}
            />
          ))}
        </FormSection>
      ))}
    </FormPage>
  );
}
