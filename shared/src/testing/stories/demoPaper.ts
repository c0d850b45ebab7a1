import type { Paper } from '../../contract';
import { describeSale } from '../../papers';

/** The note of a sale of two products. */
export const demoPaper: Paper = describeSale(
  {
    folio: 'V-2026-000123',
    status: 'REGISTRADA',
    date: '2026-11-20',
    customer: {
      id: 'c',
      firstName: 'José',
      lastName: 'Muñoz',
      businessName: 'Lechería El Roble',
      phone: '8711234567',
      localityId: 'l',
    },
    consultant: { id: 'k', firstName: 'Carla', lastName: 'Ibarra' },
    distributor: { id: 'd', name: 'Agrosemillas del Norte' },
    season: { id: 's', name: 'PV 2026', startDate: '2026-11-01', isOpen: true, isVoucherOpen: true },
    lines: ['DKX-620', 'DKX-S10'].map((code) => ({
      productId: code,
      code,
      name: `Maíz ${code}`,
      quantity: 29,
      basePrice: '3950.00',
      discount: 0.05,
      total: '108822.50',
      hectares: 20.01,
      lot: 'L-77',
    })),
    subtotal: '217645.00',
    tax: '0.00',
    total: '217645.00',
    notes: 'Entregar en el rancho.',
    paper: {
      issuer: { name: 'Agrosemillas del Norte', rfc: 'ANO050101AB1', address: null, phone: '8717654321', logo: null },
      customer: { rfc: null, locality: 'Torreón, Coahuila' },
      bags: { 'DKX-620': '60,000 semillas', 'DKX-S10': '20 kg' },
      cancellationReason: null,
      privacyNotice: { version: '2026-01', responsibleName: '' },
    },
  },
  { origin: 'https://surco.ejemplo.mx', link: 'https://surco.ejemplo.mx/p/x' },
);
