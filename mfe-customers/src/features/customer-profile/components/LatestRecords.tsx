import type { CustomerDetail } from '@surco/shared/contract';
import { formatCount } from '@surco/shared/domain';
import {
  getSalePath,
  getCustomerSalesPath,
  getSimulationPath,
  getVoucherPath,
  getCustomerVouchersPath,
} from '../../../paths';
import { useLatestSales, useLatestSimulations, useLatestVouchers } from '../api/useLatestRecords';
import { texts } from '../texts';
import { saleColumns, simulationColumns, voucherColumns } from './recordColumns';
import { LatestList } from './LatestList';

/** The latest sales, DKbonos and simulations of a customer. */
export function LatestRecords({ customer: { id, summary } }: { customer: CustomerDetail }) {
  return (
    <>
      <LatestList
        title={texts.salesTitle}
        response={useLatestSales(id)}
        columns={saleColumns}
        rowLink={(sale) => getSalePath(sale.id)}
        completeListLink={{
          to: getCustomerSalesPath(id),
          label: texts.showAll(formatCount(summary.sales, 'venta', 'ventas')),
        }}
        emptyText={texts.noSales}
      />
      <LatestList
        title={texts.vouchersTitle}
        response={useLatestVouchers(id)}
        columns={voucherColumns}
        rowLink={(voucher) => getVoucherPath(voucher.id)}
        completeListLink={{
          to: getCustomerVouchersPath(id),
          label: texts.showAll(formatCount(summary.vouchers, 'DKbono', 'DKbonos')),
        }}
        emptyText={texts.noVouchers}
      />
      <LatestList
        title={texts.simulationsTitle}
        response={useLatestSimulations(id)}
        columns={simulationColumns}
        rowLink={(simulation) => getSimulationPath(simulation.id)}
        emptyText={texts.noSimulations}
      />
    </>
  );
}
