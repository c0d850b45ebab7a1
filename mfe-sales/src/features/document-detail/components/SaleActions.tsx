import type { Sale } from '@surco/shared/contract';
import { saleActions } from '@surco/shared/domain';
import { useNavigate } from '@surco/shared/platform';
import { type Question, useConfirm } from '@surco/shared/ui/confirm';
import { Icon } from '@surco/shared/ui/icon';
import { ActionButton } from '@surco/shared/ui/page-action';
import { Button } from 'antd';
import { useActing } from '../../../state/acting';
import { useDocumentActions } from '../../../state/documentActions';
import { editSalePath } from '../../../state/paths';
import { deleteQuestion, deliverQuestion } from '../../../state/questions';
import { DEFAULT_TAB, tabPath } from '../../../state/tabs';
import { useAsk } from '../api/useAsk';
import { texts } from '../texts';

/** P-02, X-13: what may be done with a sale now. */
export function SaleActions({ sale }: { sale: Sale }) {
  const { confirm, dialog } = useConfirm();
  const navigate = useNavigate();
  const actions = useDocumentActions();
  const ask = useAsk(confirm);
  const may = saleActions({ sale, ...useActing() });
  const remove = async (question: Question): Promise<void> => {
    if (await ask(question, texts.deleted(sale.folio))) void navigate(tabPath(DEFAULT_TAB));
  };
  return (
    <>
      {may.edit && <ActionButton action={{ label: texts.edit, to: editSalePath(sale.id), icon: 'edit' }} />}
      {may.deliver && (
        <Button
          type="primary"
          icon={<Icon name="check" />}
          onClick={() => void ask(deliverQuestion(sale, actions), texts.delivered(sale.folio))}
        >
          {texts.deliver}
        </Button>
      )}
      {may.delete && (
        <Button danger icon={<Icon name="trash" />} onClick={() => void remove(deleteQuestion(sale, actions))}>
          {texts.remove}
        </Button>
      )}
      {dialog}
    </>
  );
}
