import type { KeptParam } from '@surco/shared/contract';
import { call, notifySuccess, useCachePatch } from '@surco/shared/platform';
import { useConflict } from '@surco/shared/ui/version-conflict';
import { type ReactNode, useState } from 'react';
import { conflicting, rowsOf, storedVersions, type Versions, versionsOf } from '../model/conflict';
import { changes, type Typed, without } from '../model/values';
import { texts } from '../texts';

interface ParamsWork {
  /** As they were read, or stored last from here. */
  base: readonly KeptParam[];
  typed: Typed;
  type: (key: string, value: number | null) => void;
  save: () => Promise<void>;
  /** Must stand somewhere on the page. */
  dialog: ReactNode;
}

/** What is typed over the parameters, and how it is kept: only what changed, and nothing over somebody else's change. */
export function useParamsWork(params: readonly KeptParam[]): ParamsWork {
  const [base, setBase] = useState(params);
  const [typed, setTyped] = useState<Typed>({});
  const { put, refresh } = useCachePatch();
  const { write, dialog } = useConflict();

  const take = async (stored: KeptParam[]): Promise<void> => {
    setBase(stored);
    await put('GET /simulator-params', {}, stored);
    void refresh('GET /simulator-params/history', 'GET /simulator/catalog');
  };
  const store = (changed: ReturnType<typeof changes>): Promise<KeptParam[] | undefined> =>
    write<KeptParam[], KeptParam[], Versions>({
      version: versionsOf(base),
      versionOf: storedVersions,
      send: (versions) =>
        call('PUT /simulator-params', {
          body: { params: changed.map(({ key, value }) => ({ key, value, version: versions.get(key) })) },
        }),
      rows: (stored) => rowsOf(base, stored, typed),
      onTake: (stored) => {
        setTyped(without(typed, conflicting(base, stored, typed)));
        void take(stored);
      },
    });
  const save = async (): Promise<void> => {
    const changed = changes(base, typed);
    if (changed.length > 0) {
      const stored = await store(changed);
      if (!stored) return;
      await take(stored);
    }
    setTyped({});
    notifySuccess(texts.saved);
  };
  return { base, typed, type: (key, value) => setTyped((now) => ({ ...now, [key]: value })), save, dialog };
}
