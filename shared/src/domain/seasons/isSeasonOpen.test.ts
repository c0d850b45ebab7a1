import { isSeasonOpenForSales, isSeasonOpenForVouchers } from './isSeasonOpen';
import { getSeasonState, seasonStateLabels } from './seasonState';

const today = '2026-11-19';

test.each([
  { startDate: '2026-11-18', isOpen: true, isVoucherOpen: true, sales: true, vouchers: true, state: 'Abierta' },
  { startDate: '2026-11-19', isOpen: true, isVoucherOpen: false, sales: true, vouchers: false, state: 'Abierta' },
  { startDate: '2026-11-20', isOpen: true, isVoucherOpen: true, sales: false, vouchers: true, state: 'Próxima' },
  { startDate: '2026-11-20', isOpen: false, isVoucherOpen: true, sales: false, vouchers: true, state: 'Próxima' },
  { startDate: '2027-01-01', isOpen: true, isVoucherOpen: false, sales: false, vouchers: false, state: 'Próxima' },
  { startDate: '2026-11-18', isOpen: false, isVoucherOpen: true, sales: false, vouchers: true, state: 'Cerrada' },
  { startDate: '2025-01-01', isOpen: false, isVoucherOpen: false, sales: false, vouchers: false, state: 'Cerrada' },
])(
  'T-02 starts $startDate, isOpen $isOpen, isVoucherOpen $isVoucherOpen: $state',
  ({ sales, vouchers, state, ...season }) => {
    expect(isSeasonOpenForSales(season, today)).toBe(sales);
    expect(isSeasonOpenForVouchers(season)).toBe(vouchers);
    expect(seasonStateLabels[getSeasonState(season, today)]).toBe(state);
  },
);
