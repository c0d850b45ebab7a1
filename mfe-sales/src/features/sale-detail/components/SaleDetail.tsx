import type { Sale } from '@surco/shared/contract';
import { formatHectares, formatMoney, formatNumber, lineSums } from '@surco/shared/domain';
import { DataTable } from '@surco/shared/ui/data-table';
import { DetailPage } from '@surco/shared/ui/detail-page';
import { StatusTag } from '@surco/shared/ui/status-tag';
import { customerName } from '../../../state/names';
import { texts } from '../texts';
import { factGroups } from './facts';
import { timeline } from './history';
import { lineColumns } from './lineColumns';
import { SaleTotals } from './SaleTotals';
import './sale-detail.css';

/** A sale whole: folio and status, three figures, its lines and totals, facts and history. */
export function SaleDetail({ sale }: { sale: Sale }) {
  const { bags, hectares } = lineSums(sale.lines);
  return (
    <DetailPage
      name={sale.folio}
      status={<StatusTag status={sale.status} />}
      subtitle={customerName(sale.customer)}
      figures={[
        { label: texts.total, value: formatMoney(sale.total) },
        { label: texts.bags, value: formatNumber(bags) },
        { label: texts.hectares, value: formatHectares(hectares) },
      ]}
      groups={factGroups(sale)}
      history={timeline(sale.history)}
    >
      <section className="surco-sale-products">
        <h2>{texts.products}</h2>
        <DataTable columns={lineColumns} rows={sale.lines} caption={texts.products} />
        <SaleTotals sale={sale} />
      </section>
    </DetailPage>
  );
}
