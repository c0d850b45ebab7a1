import type { ClientDetail } from '@surco/shared/contract';
import { plural } from '@surco/shared/domain/formats';
import { salePath, salesOf, simulationPath, voucherPath, vouchersOf } from '../../../state/paths';
import { useLatestSales, useLatestSimulations, useLatestVouchers } from '../api/useLatest';
import { texts } from '../texts';
import { saleColumns, simulationColumns, voucherColumns } from './columns';
import { Latest } from './Latest';

/** What a customer bought, pays and calculated last. */
export function LatestRecords({ client: { id, summary } }: { client: ClientDetail }) {
  return (
    <>
      <Latest
        title={texts.salesTitle}
        answer={useLatestSales(id)}
        columns={saleColumns}
        rowLink={(sale) => salePath(sale.id)}
        more={{ to: salesOf(id), label: texts.all(plural(summary.sales, 'venta', 'ventas')) }}
        none={texts.noSales}
      />
      <Latest
        title={texts.vouchersTitle}
        answer={useLatestVouchers(id)}
        columns={voucherColumns}
        rowLink={(voucher) => voucherPath(voucher.id)}
        more={{ to: vouchersOf(id), label: texts.all(plural(summary.vouchers, 'DKbono', 'DKbonos')) }}
        none={texts.noVouchers}
      />
      <Latest
        title={texts.simulationsTitle}
        answer={useLatestSimulations(id)}
        columns={simulationColumns}
        rowLink={(simulation) => simulationPath(simulation.id)}
        none={texts.noSimulations}
      />
    </>
  );
}
