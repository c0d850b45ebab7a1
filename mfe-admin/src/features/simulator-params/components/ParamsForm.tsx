import type { KeptParam, SimulatorParam } from '@surco/shared/contract';
import { FormPage, FormSection, FormTotals } from '@surco/shared/ui/form-page';
import { useParamsWork } from '../api/useParamsWork';
import { effectsOf } from '../model/effects';
import { movesOf } from '../model/figures';
import { grouped } from '../model/groups';
import { isChanged, problemsOf, type Typed, valueOf } from '../model/values';
import { texts } from '../texts';
import { Effects } from './Effects';
import { ParamField } from './ParamField';

const withTyped = (params: readonly SimulatorParam[], typed: Typed) =>
  params.map((param) => ({ key: param.key, value: valueOf(param, typed) ?? Number.NaN }));

/** Every parameter in its group, with its range and what it began as. */
export function ParamsForm({ params: read }: { params: readonly KeptParam[] }) {
  const { base: params, typed, type, save, dialog } = useParamsWork(read);
  const effects = effectsOf(params, withTyped(params, typed));
  return (
    <FormPage
      validate={() => problemsOf(params, typed)}
      onSubmit={save}
      submitLabel={texts.save}
      unsaved={isChanged(params, typed)}
      totals={<FormTotals items={movesOf(effects)} />}
    >
      <Effects effects={effects} />
      {grouped(params).map((group) => (
        <FormSection key={group.title} title={group.title} columns={2}>
          {group.params.map((param) => (
            <ParamField
              key={param.key}
              param={param}
              value={valueOf(param, typed)}
              onChange={(value) => type(param.key, value)}
            />
          ))}
        </FormSection>
      ))}
      {dialog}
    </FormPage>
  );
}
