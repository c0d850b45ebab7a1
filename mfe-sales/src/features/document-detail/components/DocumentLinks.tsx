import { Link, useCall } from '@surco/shared/platform';
import { getSalePath, getVoucherPath } from '../../../paths';
import { texts } from '../texts';

/** The DKbono a sale came from, by its folio. */
export function VoucherLink({ id }: { id: string }) {
  const { data } = useCall('GET /vouchers/{id}', { params: { id } });
  return <Link to={getVoucherPath(id)}>{data?.folio ?? texts.see}</Link>;
}

/** The sale a DKbono became, by its folio. */
export function SaleLink({ id }: { id: string }) {
  const { data } = useCall('GET /sales/{id}', { params: { id } });
  return <Link to={getSalePath(id)}>{data?.folio ?? texts.see}</Link>;
}
