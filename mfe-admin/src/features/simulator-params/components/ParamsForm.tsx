import type { SimulatorParam } from '@surco/shared/contract';
import { call, notifySuccess, useCachePatch } from '@surco/shared/platform';
import { FormPage, FormSection } from '@surco/shared/ui/form-page';
import { FigureField } from '@surco/shared/ui/figure-field';
import { useState } from 'react';
import { effectsOf } from '../model/effects';
import { grouped } from '../model/groups';
import { changes, isChanged, problemsOf, rangeHelp, type Typed, valueOf } from '../model/values';
import { texts } from '../texts';
import { Effects } from './Effects';

const withTyped = (params: readonly SimulatorParam[], typed: Typed) =>
  params.map((param) => ({ key: param.key, value: valueOf(param, typed) ?? Number.NaN }));

/** Every parameter in its group, with its range and what it began as. */
export function ParamsForm({ params }: { params: readonly SimulatorParam[] }) {
  const [typed, setTyped] = useState<Typed>({});
  const { put, refresh } = useCachePatch();
  const save = async (): Promise<void> => {
    const changed = changes(params, typed);
    if (changed.length > 0) {
      const now = await call('PUT /simulator-params', { body: { params: changed } });
      await put('GET /simulator-params', {}, now);
      void refresh('GET /simulator-params/history', 'GET /simulator/catalog');
    }
    setTyped({});
    notifySuccess(texts.saved);
  };
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
              onChange={(value) => setTyped((now) => ({ ...now, [param.key]: value }))}
            />
          ))}
        </FormSection>
      ))}
    </FormPage>
  );
}
