import { DraftNotice } from '@surco/shared/ui/draft-notice';
import { FormPage } from '@surco/shared/ui/form-page';
import { today } from '../../../state/supporting';
import { useAskAgain } from '../api/useAskAgain';
import type { Catalogue } from '../api/useCatalogue';
import { useConflict } from '../api/useConflict';
import { useEditor } from '../api/useEditor';
import { useDocumentSlot, useKeptDraft } from '../api/useKeptDraft';
import { useSend } from '../api/useSend';
import { labelOf } from '../model/label';
import { isFixed, type Origin, orderOf } from '../model/origin';
import { leadsBackTo } from '../model/leadsBackTo';
import { draftProblems } from '../model/problems';
import { wordsOf } from '../texts';
import { DocumentHead } from './DocumentHead';
import { DocumentLines } from './DocumentLines';
import { DocumentTotals } from './DocumentTotals';
import { FromSimulation } from './FromSimulation';
import { NotesSection } from './NotesSection';
import { VoucherExpiry } from './VoucherExpiry';
import { VoucherTerms } from './VoucherTerms';
import './document-form.css';

interface Props {
  origin: Origin;
  catalogue: Catalogue;
}

/** What is typed, with what follows from it in sight. */
export function DocumentEditor({ origin, catalogue }: Props) {
  const editor = useEditor(origin, catalogue);
  const { draft, dispatch, seasonId, figures, context, names } = editor;
  const slot = useDocumentSlot(origin, dispatch);
  const order = orderOf(origin);
  const label = labelOf(origin, draft, catalogue.customers, names);
  const send = useSend(origin, slot.submit);
  const askAgain = useAskAgain();
  const { submit, dialog } = useConflict(origin, editor.initial, catalogue, dispatch, (typed, version) =>
    send({ draft: typed, seasonId: typed.seasonId || seasonId, version, names, label }),
  );
  useKeptDraft(slot, editor.dirty ? draft : null, names, label);
  return (
    <>
      <FormPage
        validate={() => draftProblems(draft, context)}
        onSubmit={() => submit(draft)}
        onRefused={askAgain}
        submitLabel={wordsOf(origin.mode).save}
        unsaved={editor.dirty}
        cancelTo={leadsBackTo(origin)}
        totals={<DocumentTotals figures={figures} paid={editor.paid} />}
      >
        <DraftNotice slot={slot} />
        {order && <FromSimulation order={order} offers={catalogue.offers} customers={catalogue.customers} />}
        {origin.mode === 'sale:convert' && <VoucherTerms voucher={origin.voucher} share={catalogue.share} />}
        <DocumentHead
          mode={origin.mode}
          customerId={draft.customerId}
          seasonId={seasonId}
          date={draft.date}
          customers={catalogue.customers}
          seasons={catalogue.seasons}
          names={names}
          distributor={editor.distributor}
          fixed={isFixed(origin)}
          today={today()}
          dispatch={dispatch}
        />
        {editor.expiresAt && <VoucherExpiry expiresAt={editor.expiresAt} today={today()} />}
        <DocumentLines
          mode={origin.mode}
          lines={draft.lines}
          offers={catalogue.offers}
          names={names}
          parameters={catalogue.parameters}
          available={editor.available}
          stockHint={editor.stockHint}
          dispatch={dispatch}
        />
        <NotesSection notes={draft.notes} dispatch={dispatch} />
      </FormPage>
      {dialog}
    </>
  );
}
