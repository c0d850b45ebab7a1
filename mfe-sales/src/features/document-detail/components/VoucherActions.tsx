import type { Voucher } from '@surco/shared/contract';
import type { VoucherAction } from '@surco/shared/domain';
import { useConfirm } from '@surco/shared/ui/confirm';
import { ActionButton } from '@surco/shared/ui/feedback';
import { Icon } from '@surco/shared/ui/display';
import { Button } from 'antd';
import { useDocumentActions } from '../../../common/api/useDocumentActions';
import { getConvertVoucherPath, getEditVoucherPath } from '../../../paths';
import { createCancelVoucherQuestion, createReopenVoucherQuestion } from '../../../common/model/confirmQuestions';
import { texts } from '../texts';
import { PdfButtons } from './PdfButtons';

interface Props {
  voucher: Voucher;
  /** Actions allowed now. */
  allowed: Readonly<Record<VoucherAction, boolean>>;
  onPay: () => void;
}

/** the next step first, what ends the DKbono last. */
export function VoucherActions({ voucher, allowed, onPay }: Props) {
  const { confirm, dialog } = useConfirm();
  const actions = useDocumentActions();
  const { id } = voucher;
  return (
    <>
      {allowed.convert && (
        <ActionButton primary action={{ label: texts.convert, to: getConvertVoucherPath(id), icon: 'check' }} />
      )}
      {allowed.pay && (
        <Button type={allowed.convert ? 'default' : 'primary'} icon={<Icon name="money" />} onClick={onPay}>
          {texts.pay}
        </Button>
      )}
      {allowed.reopen && (
        <Button icon={<Icon name="undo" />} onClick={() => void confirm(createReopenVoucherQuestion(voucher, actions))}>
          {texts.reopen}
        </Button>
      )}
      {allowed.edit && <ActionButton action={{ label: texts.edit, to: getEditVoucherPath(id), icon: 'edit' }} />}
      <PdfButtons voucher={voucher} />
      {allowed.cancel && (
        <Button
          danger
          icon={<Icon name="close" />}
          onClick={() => void confirm(createCancelVoucherQuestion(voucher, actions))}
        >
          {texts.cancel}
        </Button>
      )}
      {dialog}
    </>
  );
}
