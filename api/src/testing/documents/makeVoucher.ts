import type { Row } from '../../core/db/schema/database';
import type { Factories } from '../factories';
import type { TestApi } from '../harness';

type VoucherOptions = Partial<Parameters<Factories['voucher']>[0]>;

/** Creates a DKbono of the company, for four bags with a third paid; a test overrides what matters to it. */
export const makeVoucher = (
  { make, company }: Pick<TestApi, 'make' | 'company'>,
  change: VoucherOptions = {},
): Promise<Row<'vouchers'>> =>
  make.voucher({
    customerId: company.customer.id,
    seasonId: company.season.id,
    distributorId: company.distributor.id,
    consultantId: company.consultant.id,
    product: company.product,
    quantity: 4,
    price: '3950.00',
    total: '15800.00',
    paid: '5000.00',
    ...change,
  });
