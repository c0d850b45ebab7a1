import type { Voucher } from '@surco/shared/contract';
import { formatMoney } from '@surco/shared/domain';
import { notifySuccess } from '@surco/shared/platform';
import { FormDialog } from '@surco/shared/ui/form-dialog';
import { useState } from 'react';
import { today } from '../../../state/supporting';
import { atField, balanceAfter, draftProblems, type PaymentDraft, paymentList } from './draft';
import { PaymentFields } from './PaymentFields';
import { texts } from './texts';
import type { SavePayments } from './useSavePayments';
import './payments.css';

interface Props {
  voucher: Voucher;
  /** What stands in it when it opens. */
  start: PaymentDraft;
  save: SavePayments;
  onClose: () => void;
}

/** One payment of a DKbono, with what is owed before and after it. */
export function PaymentDialog({ voucher, start, save, onClose }: Props) {
  const [draft, setDraft] = useState(start);
  const { payments, folio, balance } = voucher;
  const problems = () => draftProblems(voucher, draft, today());
  const send = async (): Promise<void> => {
    await save(paymentList(payments, draft), (found) => atField(found, payments, draft));
    notifySuccess(start.id === null ? texts.added(folio) : texts.changed(folio));
    onClose();
  };
  return (
    <FormDialog
      title={start.id === null ? texts.add : texts.change}
      validate={problems}
      onSubmit={send}
      submitLabel={texts.save}
      cancelLabel={texts.back}
      unsaved={JSON.stringify(draft) !== JSON.stringify(start)}
      onClose={onClose}
      width={480}
    >
      <div className="surco-payment">
        <p className="surco-payment-of">{texts.of(folio)}</p>
        <PaymentFields
          draft={draft}
          owed={balance}
          live={Object.fromEntries(problems().map(({ path, message }) => [path, message]))}
          set={(change) => setDraft((now) => ({ ...now, ...change }))}
        />
        <dl className="surco-payment-balance" aria-live="polite">
          <div>
            <dt>{texts.owed}</dt>
            <dd>{formatMoney(balance)}</dd>
          </div>
          <div>
            <dt>{texts.after}</dt>
            <dd>{formatMoney(balanceAfter(voucher, draft))}</dd>
          </div>
        </dl>
      </div>
    </FormDialog>
  );
}
