import { formatCustomerName, formatDate, formatFullName, formatMoney, subtractMoney } from '@surco/shared/domain';
import { describeSale, describeVoucher } from '@surco/shared/papers';
import { type OutboxItem, useNavigate, useSession } from '@surco/shared/platform';
import { type DetailAction, DetailPage, RecordSkeleton } from '@surco/shared/ui/detail';
import { ToneTag } from '@surco/shared/ui/display';
import { EmptyState } from '@surco/shared/ui/feedback';
import { OutboxPanel, useOutbox, useOutboxItems } from '@surco/shared/ui/outbox';
import { PaperDialog } from '@surco/shared/ui/paper';
import { useEffect, useState } from 'react';
import { useDelivery } from '../../../common/hooks/useDelivery';
import { useOpenFromQuery } from '../../../common/hooks/useOpenFromQuery';
import { deliveryTexts } from '../../../common/model/deliveryTexts';
import { findPendingDelivery } from '../../../common/model/deliveryValues';
import { useLetterhead } from '../../../common/api/useLetterhead';
import { PendingBalance } from '../../../common/components/PendingBalance';
import { type PendingDocument, readPendingDocument } from '../../../common/model/pendingDocument';
import { calculatePendingBalance, listPendingPayments } from '../../../common/model/pendingPayments';
import { getBackLink } from '../../../common/model/tabs';
import { DELIVERY_PARAM } from '../../../paths';
import { usePayments } from '../hooks/usePayments';
import { usePendingReceipt } from '../hooks/usePendingReceipt';
import { texts } from '../texts';
import { DocumentProducts } from './DocumentProducts';
import { getDeliveryFields } from './getDeliveryFields';
import './document-detail.css';

type Kind = 'sale' | 'voucher';

interface Props {
  kind: Kind;
  /** Id of its outbox item. */
  id: string;
}

type DetailProps = Props & { document: PendingDocument };

/** the paper of what is not sent yet: it says so, and counts the payments that wait, too. */
function PendingPaper({ kind, id, document, onClose }: DetailProps & { onClose: () => void }) {
  const context = { origin: window.location.origin, issuer: useLetterhead(document), isPending: true };
  const user = useSession((state) => state.user);
  const items = useOutboxItems();
  const waiting = listPendingPayments(items, id).map((payment) => ({
    ...payment,
    receivedBy: user && formatFullName(user),
  }));
  const balance = calculatePendingBalance(document.balance, waiting);
  const paper =
    kind === 'sale'
      ? describeSale({ ...document, ...findPendingDelivery(items, id), folio: null, status: 'REGISTRADA' }, context)
      : describeVoucher(
          {
            ...document,
            folio: null,
            status: 'ABIERTO',
            payments: [...document.payments, ...waiting],
            paid: subtractMoney(document.total, balance),
            balance,
          },
          context,
        );
  return <PaperDialog paper={paper} onClose={onClose} />;
}

function PendingDetail(props: DetailProps) {
  const { kind, id, document } = props;
  const isVoucher = kind === 'voucher';
  const [isPaperOpen, setIsPaperOpen] = useState(false);
  const receipt = usePendingReceipt({ ...document, id, folio: null });
  const payments = usePayments(
    { ...document, id, folio: '', status: document.payments.length > 0 ? 'CON_ABONOS' : 'ABIERTO' },
    { pay: isVoucher },
  );
  const delivery = useDelivery();
  const pendingDelivery = findPendingDelivery(useOutboxItems(), id);
  const deliver = (): void => delivery.deliver({ id, folio: '', customer: document.customer });
  useOpenFromQuery(DELIVERY_PARAM, !isVoucher, deliver);
  const next: DetailAction[] = isVoucher
    ? [{ key: 'pay', label: texts.pay, icon: 'money', onSelect: payments.add }]
    : pendingDelivery
      ? []
      : [{ key: 'deliver', label: texts.deliver, icon: 'check', onSelect: deliver }];
  const amounts = isVoucher
    ? [
        { label: texts.paid, value: formatMoney(document.paid) },
        { label: texts.balance, value: formatMoney(document.balance) },
      ]
    : [];
  return (
    <DetailPage
      name={texts[kind]}
      owner={{ name: formatCustomerName(document.customer) }}
      status={
        <>
          <ToneTag tone="gold">{texts.pending}</ToneTag>
          {pendingDelivery && <ToneTag tone="gold">{deliveryTexts.pending}</ToneTag>}
        </>
      }
      actions={[
        ...next,
        {
          key: 'paper',
          label: isVoucher ? texts.voucherPaper : texts.saleNote,
          icon: 'file',
          onSelect: () => setIsPaperOpen(true),
        },
      ]}
      metrics={[{ label: texts.total, value: formatMoney(document.total) }, ...amounts]}
      groups={[
        {
          title: texts[kind],
          fields: [
            { label: texts.date, value: formatDate(document.date) },
            { label: texts.season, value: document.season.name },
            { label: texts.distributor, value: document.distributor.name },
            ...getDeliveryFields(pendingDelivery ?? {}),
            ...(document.notes ? [{ label: texts.notes, value: document.notes }] : []),
          ],
        },
      ]}
    >
      <PendingBalance voucherId={id} balance={document.balance} />
      <OutboxPanel recordId={id} />
      <DocumentProducts document={document} />
      {payments.dialog}
      {delivery.dialog}
      {receipt}
      {isPaperOpen && <PendingPaper {...props} onClose={() => setIsPaperOpen(false)} />}
    </DetailPage>
  );
}

/** Leads to the page of the record once it is sent. */
function useFollowSent(item: OutboxItem | undefined): void {
  const navigate = useNavigate();
  const link = item?.state === 'sent' ? item.link : undefined;
  useEffect(() => {
    if (link) void navigate(link, { replace: true });
  }, [link, navigate]);
}

/** a sale or DKbono that waits on this device. */
export function PendingDocumentPage({ kind, id }: Props) {
  const outbox = useOutbox();
  const item = outbox?.items.find((other) => other.id === id);
  useFollowSent(item);
  const document = item && readPendingDocument(item);
  if (document) return <PendingDetail kind={kind} id={id} document={document} />;
  if (outbox === null || item?.state === 'sent') return <RecordSkeleton />;
  return <EmptyState icon="file" text={texts.notPending} action={getBackLink(kind)} />;
}
