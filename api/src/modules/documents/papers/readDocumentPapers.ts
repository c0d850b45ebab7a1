import { getSalePath, getVoucherPath, type Paper } from '@surco/shared/contract';
import { describeSale, describeVoucher } from '@surco/shared/papers';
import type { CurrentUser } from '../../../core/http/currentUser';
import { requireFound } from '../../../core/http/httpError';
import type { Services } from '../../services';
import { findSale } from '../sales/repository';
import { findVoucher } from '../vouchers/repository';
import { withSalePaper, withVoucherPaper } from './readPaperDetails';

type PaperServices = Pick<Services, 'db' | 'settings'>;

/** @throws HttpError 404 when the sale is outside the user's scope */
export async function readSalePaper({ db, settings }: PaperServices, user: CurrentUser, id: string): Promise<Paper> {
  const sale = await withSalePaper(db, requireFound(await findSale(db, user, id)));
  const voucher = sale.voucherId === null ? null : await findVoucher(db, user, sale.voucherId);
  const origin = settings.publicUrl;
  return describeSale(sale, { origin, link: `${origin}${getSalePath(id)}` }, voucher);
}

/** @throws HttpError 404 when the DKbono is outside the user's scope */
export async function readVoucherPaper({ db, settings }: PaperServices, user: CurrentUser, id: string): Promise<Paper> {
  const voucher = await withVoucherPaper(db, requireFound(await findVoucher(db, user, id)));
  const origin = settings.publicUrl;
  return describeVoucher(voucher, { origin, link: `${origin}${getVoucherPath(id)}` });
}
