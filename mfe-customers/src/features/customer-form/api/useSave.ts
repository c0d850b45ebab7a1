import type { CallBody, ClientDetail } from '@surco/shared/contract';
import { customerName } from '@surco/shared/domain/names';
import { call, notify, notifySuccess, randomKey, useCachePatch } from '@surco/shared/platform';
import { useVersionConflict } from '@surco/shared/ui/version-conflict';
import { type ReactNode, useRef } from 'react';
import { customerConflict, keptOver, type Names } from '../model/conflict';
import type { StaffDraft } from '../model/draft';
import { texts } from '../texts';

type Body = CallBody<'POST /clients'>;

interface Save {
  /** @returns the customer as stored; undefined when what somebody else stored was taken instead */
  save: (draft: StaffDraft, bodyOf: (draft: StaffDraft) => Body) => Promise<ClientDetail | undefined>;
  dialog: ReactNode;
}

/** The same form sent twice is one customer; a form that changed is another request. */
function useKey(): (body: Body) => string {
  const last = useRef({ written: '', key: '' });
  return (body) => {
    const written = JSON.stringify(body);
    if (last.current.written !== written) last.current = { written, key: randomKey() };
    return last.current.key;
  };
}

interface Origin {
  /** As it was read; null for a new customer. */
  base: ClientDetail | null;
  names: (stored: ClientDetail) => Names;
  /** What somebody else stored is to stand in the form. */
  onTake: (stored: ClientDetail) => void;
}

/** registers a customer or changes it; of two people who change it, the second sees both and chooses. */
export function useSave({ base, names, onTake }: Origin): Save {
  const { put, refresh } = useCachePatch();
  const { write, dialog } = useVersionConflict();
  const keyOf = useKey();
  const keep = (client: ClientDetail) => put('GET /clients/{id}', { params: { id: client.id } }, client);

  const create = (body: Body): Promise<ClientDetail> =>
    call('POST /clients', { body }, { idempotencyKey: keyOf(body) });
  const send: Save['save'] = (draft, bodyOf) =>
    base === null
      ? create(bodyOf(draft))
      : write<ClientDetail, ClientDetail>({
          version: base.version,
          send: (version, stored) => {
            const body = { ...bodyOf(stored ? keptOver(base, draft, stored) : draft), version };
            return call('PUT /clients/{id}', { params: { id: base.id }, body });
          },
          rows: (stored) => customerConflict(base, draft, stored, names(stored)),
          onTake: (stored) => {
            void keep(stored);
            onTake(stored);
            notify({ severity: 'info', summary: texts.taken });
          },
        });

  const save: Save['save'] = async (draft, bodyOf) => {
    const client = await send(draft, bodyOf);
    if (!client) return undefined;
    await keep(client);
    void refresh('GET /clients');
    notifySuccess((base ? texts.saved : texts.created)(customerName(client)));
    return client;
  };
  return { save, dialog };
}
