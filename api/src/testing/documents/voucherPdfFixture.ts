import type { VoucherPdfData } from '../../modules/documents';

/** Data of a DKbono PDF with defaults; a test overrides what it needs. */
export const voucherPdfFixture: VoucherPdfData = {
  voucher: {
    folio: 'DKB-2026-000045',
    status: 'ABIERTO',
    date: '2026-11-20',
    expiresAt: '2027-02-18',
    consultant: { id: 'k', firstName: 'Carla', lastName: 'Ibarra' },
    distributor: { id: 'd', name: 'Agrosemillas del Norte' },
    season: { id: 's', name: 'PV 2026', startDate: '2026-11-01', isOpen: true, isVoucherOpen: true },
    lines: [],
    subtotal: '0.00',
    tax: '0.00',
    total: '0.00',
    paid: '0.00',
    balance: '0.00',
    credit: '0.00',
    payments: [],
    notes: null,
  },
  bagLabels: {},
  customer: { name: 'Lechería El Roble', contact: null, rfc: null, phone: '8711234567', locality: 'Torreón' },
  cancellationReason: null,
  url: 'http://surco.ejemplo.mx/dashboard/sales/dkbono/v',
  privacyNotice: { url: 'http://surco.ejemplo.mx/privacidad', version: '2026-01', responsibleName: '' },
};
