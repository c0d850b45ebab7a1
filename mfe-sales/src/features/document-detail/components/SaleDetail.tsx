import type { Sale } from '@surco/shared/contract';
import { formatHectares, formatMoney, formatNumber, lineSums } from '@surco/shared/domain';
import { customerName } from '@surco/shared/domain/names';
import { DetailPage } from '@surco/shared/ui/detail-page';
import { StatusTag } from '@surco/shared/ui/status-tag';
import { texts } from '../texts';
import { DocumentProducts } from './DocumentProducts';
import { factGroups } from './facts';
import { timeline } from './history';
import { LinkedVoucher } from './LinkedDocument';
import { SaleActions } from './SaleActions';
import './document-detail.css';

/** A sale whole: folio and status, three figures, what may be done, its lines and totals, facts and history. */
export function SaleDetail({ sale }: { sale: Sale }) {
  const { bags, hectares } = lineSums(sale.lines);
  const origin = sale.voucherId ? [{ label: texts.origin, value: <LinkedVoucher id={sale.voucherId} /> }] : [];
  return (
    <DetailPage
      name={sale.folio}
      status={<StatusTag status={sale.status} />}
      subtitle={customerName(sale.customer)}
      actions={<SaleActions sale={sale} />}
      figures={[
        { label: texts.total, value: formatMoney(sale.total) },
        { label: texts.bags, value: formatNumber(bags) },
        { label: texts.hectares, value: formatHectares(hectares) },
      ]}
      groups={factGroups(sale, texts.sale, origin)}
      history={timeline(sale.history, 'sale')}
    >
      <DocumentProducts document={sale} />
    </DetailPage>
  );
}
