import type { Voucher } from '@surco/shared/contract';
import type { Role } from '@surco/shared/domain';
import type { MockResponse, MockResponses } from '@surco/shared/testing';
import VoucherDetailPage from '../features/document-detail/pages/VoucherDetailPage';
import { createSale, createVoucher } from './fixtures';
import { openPages } from './openPages';

/** A season that is open for sales. */
export const startedSeason = { ...createVoucher().season, startDate: '2020-05-01' };
export const createVoucherInStartedSeason = (fields: Partial<Voucher> = {}) =>
  createVoucher({ season: startedSeason, ...fields });

/** Opens the page of a DKbono; requests to the calls of `writes` are recorded. */
export const openVoucher = (
  record: Voucher,
  role: Role = 'Consultant',
  writes: Record<string, () => MockResponse> = {},
  address = 'dkbono/b-1',
  responses: MockResponses = {},
) =>
  openPages(
    { 'dkbono/:id': <VoucherDetailPage /> },
    address,
    role,
    { 'GET /vouchers/b-1': { data: record }, 'GET /sales/v-1': { data: createSale() }, ...responses },
    writes,
  );

/** Total, paid amount and balance, as the head of the page shows them. */
export const readHeaderMetrics = () =>
  [...document.querySelectorAll('.surco-detail-metrics dd')].map((figure) => figure.firstChild?.textContent);
