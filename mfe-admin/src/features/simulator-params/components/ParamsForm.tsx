import type { KeptParam, SimulatorParam } from '@surco/shared/contract';
import { FormPage, FormSection } from '@surco/shared/ui/form-page';
import { FigureField } from '@surco/shared/ui/figure-field';
import { useParamsWork } from '../api/useParamsWork';
import { effectsOf } from '../model/effects';
import { grouped } from '../model/groups';
import { isChanged, problemsOf, rangeHelp, type Typed, valueOf } from '../model/values';
import { texts } from '../texts';
import { Effects } from './Effects';

const withTyped = (params: readonly SimulatorParam[], typed: Typed) =>
  params.map((param) => ({ key: param.key, value: valueOf(param, typed) ?? Number.NaN }));

/** Every parameter in its group, with its range and what it began as. */
export function ParamsForm({ params: read }: { params: readonly KeptParam[] }) {
  const { base: params, typed, type, save, dialog } = useParamsWork(read);
  return (
    <FormPage
      validate={() => problemsOf(params, typed)}
      onSubmit={save}
      submitLabel={texts.save}
      unsaved={isChanged(params, typed)}
    >
      <Effects effects={effectsOf(params, withTyped(params, typed))} />
      {grouped(params).map((group) => (
        <FormSection key={group.title} title={group.title} columns={2}>
          {group.params.map((param) => (
            <FigureField
              key={param.key}
              name={param.key}
              label={param.label}
              help={rangeHelp(param)}
              decimals={4}
              suffix={param.unit}
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
