import type { VoucherPaperData } from '../describeVoucher';

export const voucher: VoucherPaperData = {
  folio: 'DKB-2026-000045',
  status: 'CON_ABONOS',
  date: '2026-11-20',
  expiresAt: '2027-02-18',
  customer: {
    id: 'c',
    firstName: 'José',
    lastName: 'Muñoz',
    businessName: 'El Roble',
    phone: '8711234567',
    localityId: 'l',
  },
  consultant: { id: 'k', firstName: 'Carla', lastName: 'Ibarra' },
  distributor: { id: 'd', name: 'Agrosemillas' },
  season: { id: 's', name: 'PV 2026', startDate: '2026-11-01', isOpen: true, isVoucherOpen: true },
  lines: [
    {
      productId: 'p',
      code: 'DKX-620',
      name: 'Maíz DKX-620',
      quantity: 29,
      basePrice: '3950.00',
      discount: 0.075,
      total: '105958.75',
      hectares: 0,
      lot: 'L-7',
    },
  ],
  subtotal: '105958.75',
  tax: '0.00',
  total: '105958.75',
  paid: '5000.00',
  balance: '100958.75',
  payments: [
    { date: '2026-11-21', amount: '5000.00', method: '03', reference: 'SPEI 829', receivedBy: 'Carla Ibarra' },
  ],
  notes: 'Entregar en el rancho',
  paper: {
    issuer: { name: 'Agrosemillas del Norte', rfc: 'ANO050101AB1', address: null, phone: '8717654321', logo: null },
    customer: { rfc: 'ROB010101AA1', locality: 'Torreón, Coahuila' },
    bags: { p: '60,000 semillas' },
    cancellationReason: 'Cambió de cultivo',
    privacyNotice: { version: '2026-01', responsibleName: 'Surco, S. A.' },
  },
};
export const context = { origin: 'http://surco.mx', link: 'http://surco.mx/p/x' };
export const sale = { ...voucher, folio: 'V-2026-000001', status: 'ENTREGADA' as const };
