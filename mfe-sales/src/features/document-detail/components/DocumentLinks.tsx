import { Link, useCall } from '@surco/shared/platform';
import { getSalePath } from '../../../paths';
import { texts } from '../texts';

/** The sale a DKbono became, by its folio. */
export function SaleLink({ id }: { id: string }) {
  const { data } = useCall('GET /sales/{id}', { params: { id } });
  return <Link to={getSalePath(id)}>{data?.folio ?? texts.see}</Link>;
}
