import type { Paper } from '@surco/shared/contract';
import { describeVoucher, type VoucherPaperData } from '@surco/shared/papers';

/** A DKbono with defaults; a test overrides what it needs. */
export const voucherPaperData: VoucherPaperData = {
  folio: 'DKB-2026-000045',
  status: 'ABIERTO',
  date: '2026-11-20',
  expiresAt: '2027-02-18',
  customer: {
    id: 'c',
    firstName: 'Íñigo',
    lastName: 'Roble',
    businessName: null,
    phone: '8711234567',
    localityId: 'l',
  },
  consultant: { id: 'k', firstName: 'Carla', lastName: 'Ibarra' },
  distributor: { id: 'd', name: 'Agrosemillas del Norte' },
  season: { id: 's', name: 'PV 2026', startDate: '2026-11-01', isOpen: true, isVoucherOpen: true },
  lines: [],
  subtotal: '0.00',
  tax: '0.00',
  total: '0.00',
  paid: '0.00',
  balance: '0.00',
  payments: [],
  notes: null,
  paper: {
    issuer: { name: 'Agrosemillas del Norte', rfc: 'ANO050101AB1', address: null, phone: '8717654321', logo: null },
    customer: { rfc: null, locality: 'Torreón, Coahuila' },
    bags: { p: '60,000 semillas' },
    cancellationReason: null,
    privacyNotice: { version: '2026-01', responsibleName: '' },
  },
};

/** The paper of {@link voucherPaperData} with changes. */
export const createVoucherPaper = (change: Partial<VoucherPaperData> = {}, link?: string): Paper =>
  describeVoucher({ ...voucherPaperData, ...change }, { origin: 'http://surco.ejemplo.mx', link });
