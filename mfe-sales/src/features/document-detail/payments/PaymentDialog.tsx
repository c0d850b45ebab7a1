import type { Voucher } from '@surco/shared/contract';
import { formatMoney, type Problem } from '@surco/shared/domain';
import { notifySuccess } from '@surco/shared/platform';
import { fieldId, FormErrors, useErrorsByPath } from '@surco/shared/ui/form-errors';
import { FormSummary } from '@surco/shared/ui/form-summary';
import { useSubmit } from '@surco/shared/ui/use-submit';
import { Modal } from 'antd';
import { useId, useRef, useState } from 'react';
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
  const form = useId();
  const summary = useRef<HTMLDivElement>(null);
  const { payments, folio } = voucher;
  const problems = (): Problem[] => draftProblems(voucher, draft, today());
  const send = async (): Promise<void> => {
    await save(paymentList(payments, draft), (found) => atField(found, payments, draft));
    notifySuccess(start.id === null ? texts.added(folio) : texts.changed(folio));
    onClose();
  };
  const { sending, problems: told, general, submit, forget } = useSubmit(problems, send);
  const errors = useErrorsByPath(told);
  return (
    <Modal
      open
      title={start.id === null ? texts.add : texts.change}
      okText={texts.save}
      cancelText={texts.back}
      okButtonProps={{ htmlType: 'submit', form, loading: sending }}
      cancelButtonProps={{ disabled: sending }}
      closable={!sending}
      mask={{ closable: false }}
      keyboard={!sending}
      onCancel={onClose}
      afterOpenChange={(open) => open && document.getElementById(fieldId('amount'))?.focus()}
      width={480}
      centered
    >
      <FormErrors value={errors}>
        <form
          id={form}
          className="surco-payment"
          noValidate
          aria-busy={sending}
          onChange={({ target }) => target instanceof Element && forget(target.id)}
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <p className="surco-payment-of">{texts.of(folio)}</p>
          {general && <FormSummary ref={summary} general={general} problems={[]} />}
          <PaymentFields
            draft={draft}
            owed={voucher.balance}
            live={draft.amount === null ? undefined : problems().find(({ path }) => path === 'amount')?.message}
            set={(change) => setDraft((now) => ({ ...now, ...change }))}
          />
          <dl className="surco-payment-balance" aria-live="polite">
            <div>
              <dt>{texts.owed}</dt>
              <dd>{formatMoney(voucher.balance)}</dd>
            </div>
            <div>
              <dt>{texts.after}</dt>
              <dd>{formatMoney(balanceAfter(voucher, draft))}</dd>
            </div>
          </dl>
        </form>
      </FormErrors>
    </Modal>
  );
}
