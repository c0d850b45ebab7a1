import type { Sale } from '@surco/shared/contract';
import { getAllowedSaleActions } from '@surco/shared/domain';
import { useNavigate } from '@surco/shared/platform';
import { useConfirm } from '@surco/shared/ui/confirm';
import { ActionButton } from '@surco/shared/ui/feedback';
import { Icon } from '@surco/shared/ui/display';
import { Button } from 'antd';
import { useActionContext } from '../../../common/hooks/useActionContext';
import { useDocumentActions } from '../../../common/api/useDocumentActions';
import { getEditSalePath } from '../../../paths';
import { createDeleteSaleQuestion, createDeliverSaleQuestion } from '../../../common/model/confirmQuestions';
import { DEFAULT_TAB, getTabPath } from '../../../common/model/tabs';
import { texts } from '../texts';

/** P-02, X-13: actions allowed on a sale now. */
export function SaleActions({ sale }: { sale: Sale }) {
  const { confirm, dialog } = useConfirm();
  const navigate = useNavigate();
  const actions = useDocumentActions();
  const allowed = getAllowedSaleActions({ sale, ...useActionContext() });
  const confirmDelete = async (): Promise<void> => {
    if (await confirm(createDeleteSaleQuestion(sale, actions))) void navigate(getTabPath(DEFAULT_TAB));
  };
  return (
    <>
      {allowed.edit && <ActionButton action={{ label: texts.edit, to: getEditSalePath(sale.id), icon: 'edit' }} />}
      {allowed.deliver && (
        <Button
          type="primary"
          icon={<Icon name="check" />}
          onClick={() => void confirm(createDeliverSaleQuestion(sale, actions))}
        >
          {texts.deliver}
        </Button>
      )}
      {allowed.delete && (
        <Button danger icon={<Icon name="trash" />} onClick={() => void confirmDelete()}>
          {texts.remove}
        </Button>
      )}
      {dialog}
    </>
  );
}
