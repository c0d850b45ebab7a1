import type { TargetGrid } from '@surco/shared/contract';

/** A grid of targets with two active consultants, one who left, and two products. */
export const createTargetGrid = (change: Partial<TargetGrid> = {}): TargetGrid => ({
  season: {
    id: 's1',
    name: 'PV 2026',
    startDate: '2026-05-01',
    endDate: '2026-12-31',
    isOpen: true,
    isVoucherOpen: true,
  },
  owner: 'consultant',
  products: [
    { id: 'p1', code: 'DKX-620', name: 'Maíz DKX-620', enabled: true },
    { id: 'p2', code: 'DKX-700', name: 'Maíz DKX-700', enabled: true },
  ],
  rows: [
    { id: 'ana', name: 'Ana Peña', isActive: true },
    { id: 'luis', name: 'Luis Rey', isActive: true },
    { id: 'eva', name: 'Eva Sol', isActive: false },
  ],
  cells: [],
  ...change,
});
