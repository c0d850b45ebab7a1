import type { VersionedSimulatorParam } from '@surco/shared/contract';
import { call, showSuccessToast, useCachePatch } from '@surco/shared/platform';
import { type Form, useForm } from '@surco/shared/ui/form';
import {
  findConflictingParams,
  createConflictRows,
  parseStoredVersions,
  type ParamVersions,
  getVersions,
} from '../model/paramConflicts';
import { getChangedParams, type EditedValues, hasChanges, omitParams } from '../model/formValues';
import { validateParams } from '../model/validateParams';
import { texts } from '../texts';

type Params = readonly VersionedSimulatorParam[];

/** The form of the parameters: it sends the changed ones only, each with its version. */
export function useParamsForm(params: Params): Form<EditedValues, Params> {
  const { put, refresh } = useCachePatch();
  const storeParams = async (stored: Params): Promise<void> => {
    await put('GET /simulator-params', {}, [...stored]);
    void refresh('GET /simulator-params/history', 'GET /simulator/catalog');
  };
  const form: Form<EditedValues, Params> = useForm<EditedValues, Params, Params, ParamVersions>({
    record: params,
    toFormValues: () => ({}),
    validate: (values) => validateParams(form.record ?? params, values),
    isUnsaved: (values, _, record) => hasChanges(record ?? params, values),
    send: async (values, versions) => {
      const changed = getChangedParams(form.record ?? params, values);
      if (changed.length === 0) return form.record ?? params;
      const body = { params: changed.map(({ key, value }) => ({ key, value, version: versions?.get(key) })) };
      const stored = await call('PUT /simulator-params', { body });
      await storeParams(stored);
      return stored;
    },
    onSent: (stored) => {
      form.reset(stored);
      showSuccessToast(texts.saved);
    },
    conflict: {
      getVersion: getVersions,
      readVersion: parseStoredVersions,
      merge: (values) => values,
      buildRows: (values, stored, _, record) => createConflictRows(record, stored, values),
      toStoredValues: (stored, values, record) => omitParams(values, findConflictingParams(record, stored, values)),
      onUseStored: (stored) => void storeParams(stored),
    },
  });
  return form;
}
