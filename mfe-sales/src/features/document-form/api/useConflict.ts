import type { Sale, Voucher } from '@surco/shared/contract';
import { fullName } from '@surco/shared/domain/names';
import { notify, useCachePatch } from '@surco/shared/platform';
import { useVersionConflict } from '@surco/shared/ui/version-conflict';
import type { Dispatch, ReactNode } from 'react';
import { besideForm, documentConflict, documentOnTop, type Names } from '../model/conflict';
import { type DocumentDraft, draftOf } from '../model/draft';
import { type Origin, storedOf } from '../model/origin';
import type { DraftAction } from '../model/reducer';
import { texts } from '../texts';
import type { Catalogue } from './useCatalogue';

type Send = (draft: DocumentDraft, version: number) => Promise<string | undefined>;

const nameIn = <T extends { id: string }>(
  all: readonly T[] | undefined,
  id: string,
  name: (one: T) => string,
): string => all?.filter((one) => one.id === id).map(name)[0] ?? '';

/** Reads ids by what the form offers, and by the stored document where it does not offer them. */
const namesFor = ({ customers, seasons, offers, parameters }: Catalogue, stored: Sale | Voucher): Names => ({
  customer: (id) =>
    id === stored.customer.id ? fullName(stored.customer) : nameIn(customers, id, (customer) => fullName(customer)),
  season: (id) => (id === stored.season.id ? stored.season.name : nameIn(seasons, id, ({ name }) => name)),
  offers,
  parameters,
});

/** sends a draft; when somebody else changed the document meanwhile, the person sees both and chooses. */
export function useConflict(
  origin: Origin,
  initial: DocumentDraft,
  catalogue: Catalogue,
  dispatch: Dispatch<DraftAction>,
  send: Send,
): { submit: (draft: DocumentDraft) => Promise<string | undefined>; dialog: ReactNode } {
  const { write, dialog } = useVersionConflict();
  const { put } = useCachePatch();
  const asDraft = (stored: Sale | Voucher): DocumentDraft =>
    draftOf(stored, catalogue.offers, catalogue.parameters.emergence);
  const keep = (stored: Sale | Voucher): void => {
    const request = { params: { id: stored.id } };
    if ('payments' in stored) void put('GET /vouchers/{id}', request, stored);
    else void put('GET /sales/{id}', request, stored);
  };
  // A draft taken up again may have begun with another version than the one the form opened with now.
  const onTop = (draft: DocumentDraft, stored: Sale | Voucher): DocumentDraft =>
    documentOnTop(draft.version === initial.version ? initial : null, draft, asDraft(stored));
  const submit = (draft: DocumentDraft): Promise<string | undefined> =>
    write<Sale | Voucher, string | undefined>({
      version: draft.version ?? 0,
      send: (version, stored) => send(stored ? onTop(draft, stored) : draft, version),
      rows: (stored) => [
        ...documentConflict(draft, asDraft(stored), namesFor(catalogue, stored), onTop(draft, stored)),
        ...besideForm(storedOf(origin), stored),
      ],
      onTake: (stored) => {
        keep(stored);
        dispatch({ type: 'restore', draft: asDraft(stored) });
        notify({ severity: 'info', summary: texts.taken });
      },
    });
  return { submit, dialog };
}
