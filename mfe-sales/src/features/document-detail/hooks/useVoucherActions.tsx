import type { Voucher } from '@surco/shared/contract';
import type { VoucherAction } from '@surco/shared/domain';
import { useConfirm } from '@surco/shared/ui/confirm';
import type { DetailAction } from '@surco/shared/ui/detail';
import { useShare } from '@surco/shared/ui/share';
import type { ReactNode } from 'react';
import { fetchVoucherPdf } from '../../../common/api/documentPdf';
import { useDocumentActions } from '../../../common/api/useDocumentActions';
import { getConvertVoucherPath, getEditVoucherPath } from '../../../paths';
import { createCancelVoucherQuestion, createReopenVoucherQuestion } from '../../../common/model/confirmQuestions';
import { toSharedVoucher } from '../model/toSharedPaper';
import { texts } from '../texts';
import { usePaper } from './usePaper';

interface Options {
  /** Actions allowed now. */
  allowed: Readonly<Record<VoucherAction, boolean>>;
  onPay: () => void;
}

/** the next step first, what ends the DKbono last; and their dialog, which the page renders. */
export function useVoucherActions(
  voucher: Voucher,
  { allowed, onPay }: Options,
): { actions: readonly DetailAction[]; dialog: ReactNode } {
  const { confirm, dialog } = useConfirm();
  const documentActions = useDocumentActions();
  const paper = usePaper({
    label: texts.voucherPaper,
    fetchPdf: () => fetchVoucherPdf(voucher),
    render: ({ VoucherPaper }, close) => <VoucherPaper voucher={voucher} onClose={close} />,
  });
  const sharing = useShare();
  const { id } = voucher;
  const reopen = () => void confirm(createReopenVoucherQuestion(voucher, documentActions));
  const cancel = () => void confirm(createCancelVoucherQuestion(voucher, documentActions));
  const steps: readonly (DetailAction & { key: VoucherAction })[] = [
    { key: 'convert', label: texts.convert, icon: 'check', to: getConvertVoucherPath(id) },
    { key: 'pay', label: texts.pay, icon: 'money', onSelect: onPay },
    { key: 'reopen', label: texts.reopen, icon: 'undo', onSelect: reopen },
    { key: 'edit', label: texts.edit, icon: 'edit', to: getEditVoucherPath(id) },
  ];
  const ending: DetailAction = { key: 'cancel', label: texts.cancel, icon: 'close', danger: true, onSelect: cancel };
  const actions: readonly DetailAction[] = [
    ...steps.filter(({ key }) => allowed[key]),
    ...paper.actions,
    { key: 'share', label: texts.share, icon: 'upload', onSelect: () => sharing.share(toSharedVoucher(voucher)) },
    ...(allowed.cancel ? [ending] : []),
  ];
  return {
    actions,
    dialog: (
      <>
        {dialog}
        {paper.dialog}
        {sharing.dialog}
      </>
    ),
  };
}
