import type { SystemParameter, VersionedSystemParameter } from '@surco/shared/contract';
import { FormPage, FormSection, FormTotals } from '@surco/shared/ui/form';
import { useParametersForm } from '../api/useParametersForm';
import { calculateEffects } from '../model/calculateEffects';
import { summarizeEffects } from '../model/effectMetrics';
import { groupParameters } from '../model/groupParameters';
import { type EditedValues, getValue } from '../model/formValues';
import { texts } from '../texts';
import { EffectsTable } from './EffectsTable';
import { ParameterField } from './ParameterField';

const applyEdits = (params: readonly SystemParameter[], editedValues: EditedValues) =>
  params.map((param) => ({ key: param.key, value: getValue(param, editedValues) ?? Number.NaN }));

/** The form of all parameters, in groups. */
export function ParametersForm({ params: loadedParameters }: { params: readonly VersionedSystemParameter[] }) {
  const form = useParametersForm(loadedParameters);
  const params = form.record ?? loadedParameters;
  const editedValues = form.values;
  const effects = calculateEffects(params, applyEdits(params, editedValues));
  return (
    <FormPage form={form} submitLabel={texts.save} totals={<FormTotals items={summarizeEffects(effects)} />}>
      <EffectsTable effects={effects} />
      {groupParameters(params).map((group) => (
        <FormSection key={group.title} title={group.title} columns={2}>
          {group.params.map((param) => (
            <ParameterField
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
