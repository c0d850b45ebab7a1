import type { VersionedSystemParameter } from '@surco/shared/contract';
import { call, showSuccessToast, useCachePatch } from '@surco/shared/platform';
import { type Form, useForm } from '@surco/shared/ui/form';
import {
  findConflictingParameters,
  createConflictRows,
  parseStoredVersions,
  type ParameterVersions,
  getVersions,
} from '../model/parameterConflicts';
import { getChangedParameters, type EditedValues, hasChanges, omitParameters } from '../model/formValues';
import { validateParameters } from '../model/validateParameters';
import { texts } from '../texts';

type SystemParameters = readonly VersionedSystemParameter[];

/** The form of the parameters: it sends the changed ones only, each with its version. */
export function useParametersForm(params: SystemParameters): Form<EditedValues, SystemParameters> {
  const { put, refresh } = useCachePatch();
  const storeParameters = async (stored: SystemParameters): Promise<void> => {
    await put('GET /simulator-params', {}, [...stored]);
    void refresh('GET /simulator-params/history', 'GET /simulator/catalog');
  };
  const form: Form<EditedValues, SystemParameters> = useForm<
    EditedValues,
    SystemParameters,
    SystemParameters,
    ParameterVersions
  >({
    record: params,
    toFormValues: () => ({}),
    validate: (values) => validateParameters(form.record ?? params, values),
    isUnsaved: (values, _, record) => hasChanges(record ?? params, values),
    send: async (values, versions) => {
      const changed = getChangedParameters(form.record ?? params, values);
      if (changed.length === 0) return form.record ?? params;
      const body = { params: changed.map(({ key, value }) => ({ key, value, version: versions?.get(key) })) };
      const stored = await call('PUT /simulator-params', { body });
      await storeParameters(stored);
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
      toStoredValues: (stored, values, record) =>
        omitParameters(values, findConflictingParameters(record, stored, values)),
      onUseStored: (stored) => void storeParameters(stored),
    },
  });
  return form;
}
