import { ApiError, notifySuccess, useCachePatch } from '@surco/shared/platform';
import type { DraftSlot } from '@surco/shared/ui/use-draft';
import { voucherPath } from '../../../state/paths';
import { RECORDS, SALES, STOCK, VOUCHERS } from '../../../state/shownBy';
import { salePath, tabPath } from '../../../state/tabs';
import { documentBody } from '../model/body';
import type { DocumentDraft } from '../model/draft';
import type { DraftNames } from '../model/names';
import { kindOf, type Origin } from '../model/origin';
import { byProduct } from '../model/problems';
import { wordsOf } from '../texts';
import { handIn } from './handIn';

/** A document that is written changes all of them. */
const REFRESHES = [...SALES, ...VOUCHERS, ...RECORDS, ...STOCK] as const;

const recordPath = { sale: salePath(''), voucher: voucherPath('') } as const;

interface Typed {
  draft: DocumentDraft;
  seasonId: string;
  version: number;
  names: DraftNames;
  /** What the person knows it by while it waits to be sent. */
  label: string;
}

/** Sends the document and gives the address to go to: its page, or the list while it waits for the network. */
export function useSend(origin: Origin, submit: DraftSlot<DocumentDraft>['submit']) {
  const { refresh } = useCachePatch();
  const kind = kindOf(origin.mode);
  return async ({ draft, seasonId, version, names, label }: Typed): Promise<string> => {
    const body = documentBody(draft, seasonId);
    const about = {
      values: { ...draft, names, version: draft.version === null ? null : version },
      label,
      record: recordPath[kind],
      refreshes: REFRESHES,
    };
    try {
      const outcome = await handIn(origin, body, version, (key, request) => submit(key, request, about));
      if (outcome.state === 'pending') return tabPath(kind);
      void refresh(...REFRESHES);
      notifySuccess(wordsOf(origin.mode).saved(outcome.data.folio));
      return `${recordPath[kind]}${outcome.data.id}`;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 409) void refresh(...STOCK, 'GET /seasons', 'GET /clients');
      throw new ApiError(error.message, error.status, error.code, byProduct(error.details, body.lines), error.data);
    }
  };
}
