import { voucher } from '../../../testing/fixtures';
import { figureHints } from './hints';

const known = { today: '2026-11-20', minPaidPct: 1 };
const paid = { paid: '123660.50', balance: '0.00' };
const season = (startDate: string) => ({ ...voucher().season, startDate });

test('R-29 of a cancelled DKbono nothing is owed; there is credit only where something was paid', () => {
  const notOwed = 'Ya no se debe: el DKbono está cancelado.';
  expect(figureHints(voucher({ status: 'CANCELADO' }), known)).toEqual({
    paid: 'Queda como saldo a favor del cliente.',
    balance: notOwed,
  });
  expect(figureHints(voucher({ status: 'CANCELADO', paid: '0.00' }), known)).toEqual({ balance: notOwed });
});

test('T-02 T-03 R-29 why it is no sale yet: what is missing first, then its season', () => {
  const later = season('2026-12-01');
  expect(figureHints(voucher({ season: later }), known).balance).toMatch(/^Faltan \$48,660.25 por abonar/);
  expect(figureHints(voucher({ season: later, status: 'LIQUIDADO', ...paid }), known).balance).toMatch(
    /empieza el 01\/12\/26/,
  );
  expect(figureHints(voucher({ season: season('2026-11-20'), status: 'LIQUIDADO', ...paid }), known)).toEqual({});
  expect(figureHints(voucher({ status: 'VENCIDO' }), known)).toEqual({});
});
