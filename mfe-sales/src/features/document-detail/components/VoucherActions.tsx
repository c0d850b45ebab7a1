import type { Voucher } from '@surco/shared/contract';
import type { VoucherAction } from '@surco/shared/domain';
import { useConfirm } from '@surco/shared/ui/confirm';
import { Icon } from '@surco/shared/ui/icon';
import { ActionButton } from '@surco/shared/ui/page-action';
import { Button } from 'antd';
import { useDocumentActions } from '../../../state/documentActions';
import { convertPath, editVoucherPath } from '../../../state/paths';
import { cancelQuestion, reopenQuestion } from '../../../state/questions';
import { useAsk } from '../api/useAsk';
import { texts } from '../texts';
import { PdfButtons } from './PdfButtons';

interface Props {
  voucher: Voucher;
  /** What may be done with it now. */
  may: Readonly<Record<VoucherAction, boolean>>;
  onPay: () => void;
}

/** the next step first, what ends the DKbono last. */
export function VoucherActions({ voucher, may, onPay }: Props) {
  const { confirm, dialog } = useConfirm();
  const actions = useDocumentActions();
  const ask = useAsk(confirm);
  const { id, folio } = voucher;
  return (
    <>
      {may.convert && <ActionButton primary action={{ label: texts.convert, to: convertPath(id), icon: 'check' }} />}
      {may.pay && (
        <Button type={may.convert ? 'default' : 'primary'} icon={<Icon name="money" />} onClick={onPay}>
          {texts.pay}
        </Button>
      )}
      {may.reopen && (
        <Button
          icon={<Icon name="undo" />}
          onClick={() => void ask(reopenQuestion(voucher, actions), texts.reopened(folio))}
        >
          {texts.reopen}
        </Button>
      )}
      {may.edit && <ActionButton action={{ label: texts.edit, to: editVoucherPath(id), icon: 'edit' }} />}
      <PdfButtons voucher={voucher} />
      {may.cancel && (
        <Button
          danger
          icon={<Icon name="close" />}
          onClick={() => void ask(cancelQuestion(voucher, actions), texts.cancelled(folio))}
        >
          {texts.cancel}
        </Button>
      )}
      {dialog}
    </>
  );
}
