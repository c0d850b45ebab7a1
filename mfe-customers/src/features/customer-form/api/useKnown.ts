import type { ClientDetail } from '@surco/shared/contract';
import { useCall } from '@surco/shared/platform';
import type { FindOption, Option } from '@surco/shared/ui/option';
import { useCallback, useState } from 'react';
import type { Names } from '../model/conflict';
import { namesIn } from '../model/known';

interface KnownNames {
  /** Something was chosen: its name is known from then on. */
  note: (option: Option | null | undefined) => void;
  /** Reads ids by what the form has seen, the record stored meanwhile included. */
  names: (stored: ClientDetail) => Names;
  /** Names what the record has, without asking for it. */
  find: FindOption;
}

/** The names behind a form's ids: those of its record, and of what was chosen in it. */
export function useKnown(origin: ClientDetail | null): KnownNames {
  const { data: states } = useCall('GET /states', {});
  const [known, setKnown] = useState(() => new Map(namesIn(origin)));
  const find = useCallback(
    async (value: string) => {
      const label = known.get(value);
      return label === undefined ? undefined : { value, label };
    },
    [known],
  );
  return {
    note: (option) => option && setKnown((now) => new Map([...now, [option.value, option.label]])),
    names: (stored) => {
      const all = new Map([...known, ...namesIn(stored)]);
      const name = (id: string): string => all.get(id) ?? '';
      const state = (id: string): string => states?.find((one) => one.id === id)?.name ?? '';
      return { state, locality: name, productionType: name, consultant: name };
    },
    find,
  };
}
