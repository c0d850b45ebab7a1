import { checkSeasonOpenForSales } from './checkSeasonOpen';

const today = '2026-11-20';
const season = { name: 'PV 2026', startDate: '2026-01-01', isOpen: true, isVoucherOpen: true };

test('T-02 a season allows sales from its first day; before, the message states that date', () => {
  expect(checkSeasonOpenForSales({ ...season, startDate: today }, today)).toBeNull();
  expect(checkSeasonOpenForSales({ ...season, startDate: '2026-11-21' }, today)?.message).toBe(
    'La temporada PV 2026 empieza el 21/11/26: todavía no admite ventas.',
  );
});
