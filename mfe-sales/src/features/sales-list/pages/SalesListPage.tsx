import type { SessionUser } from '@surco/shared/contract';
import { useSession } from '@surco/shared/platform';
import { AttentionStrip, useAttention } from '@surco/shared/ui/attention';
import { OutboxPanel } from '../../../common/components/OutboxPanel';
import { useCurrentTab } from '../api/useDocumentLists';
import { SaleList } from '../components/SaleList';
import { VoucherList } from '../components/VoucherList';

function SellerAttention({ user: { role } }: { user: SessionUser }) {
  return <AttentionStrip role={role} attention={useAttention(role)} />;
}

/** sales and DKbonos as two tabs of one screen. */
export default function SalesListPage() {
  const user = useSession((session) => session.user);
  const tab = useCurrentTab();
  if (!user) return null;
  return (
    <>
      {user.role === 'Consultant' && tab === 'sale' && <SellerAttention user={user} />}
      <OutboxPanel />
      {tab === 'voucher' ? <VoucherList user={user} /> : <SaleList user={user} />}
    </>
  );
}
