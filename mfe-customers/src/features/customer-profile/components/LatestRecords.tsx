import type { CustomerDetail } from '@surco/shared/contract';
import { formatCount } from '@surco/shared/domain';
import { salePath, customerSalesPath, simulationPath, voucherPath, customerVouchersPath } from '../../../paths';
import { useLatestSales, useLatestSimulations, useLatestVouchers } from '../api/useLatestRecords';
import { texts } from '../texts';
import { saleColumns, simulationColumns, voucherColumns } from './recordColumns';
import { LatestList } from './LatestList';

/** The latest sales, vouchers and simulations of a customer. */
export function LatestRecords({ customer: { id, summary } }: { customer: CustomerDetail }) {
  return (
    <>
      <LatestList
        title={texts.salesTitle}
        answer={useLatestSales(id)}
        columns={saleColumns}
        rowLink={(sale) => salePath(sale.id)}
        allLink={{ to: customerSalesPath(id), label: texts.showAll(formatCount(summary.sales, 'venta', 'ventas')) }}
        emptyText={texts.noSales}
      />
      <LatestList
        title={texts.vouchersTitle}
        answer={useLatestVouchers(id)}
        columns={voucherColumns}
        rowLink={(voucher) => voucherPath(voucher.id)}
        allLink={{
          to: customerVouchersPath(id),
          label: texts.showAll(formatCount(summary.vouchers, 'DKbono', 'DKbonos')),
        }}
        emptyText={texts.noVouchers}
      />
      <LatestList
        title={texts.simulationsTitle}
        answer={useLatestSimulations(id)}
        columns={simulationColumns}
        rowLink={(simulation) => simulationPath(simulation.id)}
        emptyText={texts.noSimulations}
      />
    </>
  );
}
