import { useSession } from '@surco/shared/platform';
import { OutboxPanel } from '../../../common/components/OutboxPanel';
import { useCurrentTab } from '../api/useDocumentLists';
import { SaleList } from '../components/SaleList';
import { VoucherList } from '../components/VoucherList';

/** sales and DKbonos as two tabs of one screen. */
export default function SalesListPage() {
  const user = useSession((session) => session.user);
  const tab = useCurrentTab();
  if (!user) return null;
  return (
    <>
      <OutboxPanel />
      {tab === 'voucher' ? <VoucherList user={user} /> : <SaleList user={user} />}
    </>
  );
}
