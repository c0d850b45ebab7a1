import type { CustomerDetail } from '@surco/shared/contract';
import { useCall } from '@surco/shared/platform';
import type { FindOption, Option } from '@surco/shared/ui/fields';
import { useCallback, useState } from 'react';
import type { GetName } from '../model/customerConflict';
import { getRecordNames } from '../model/getRecordNames';

interface RecordNames {
  /** Remembers the name of a selected option. */
  rememberOption: (option: Option | null | undefined) => void;
  /** Returns name lookups that also know the names in the given stored customer. */
  resolveNames: (stored: CustomerDetail) => GetName;
  /** Finds an option by id without a request. */
  findOption: FindOption;
}

/** The names of the ids in a form: those of its record and of the options selected in it. */
export function useRecordNames(customer: CustomerDetail | null): RecordNames {
  const { data: states } = useCall('GET /states', {});
  const [nameById, setNameById] = useState(() => new Map(getRecordNames(customer)));
  const findOption = useCallback(
    async (value: string) => {
      const label = nameById.get(value);
      return label === undefined ? undefined : { value, label };
    },
    [nameById],
  );
  return {
    rememberOption: (option) => option && setNameById((current) => new Map([...current, [option.value, option.label]])),
    resolveNames: (stored) => {
      const allNames = new Map([...nameById, ...getRecordNames(stored)]);
      return (id) => allNames.get(id) ?? states?.find((state) => state.id === id)?.name ?? '';
    },
    findOption,
  };
}
