import { createVoucher } from '../../../testing/fixtures';
import { getAmountHints } from './getAmountHints';

const hintContext = { today: '2026-11-20', minPaidFraction: 1 };
const fullyPaid = { paid: '123660.50', balance: '0.00' };
const createSeason = (startDate: string) => ({ ...createVoucher().season, startDate });

test('R-29 says that a cancelled DKbono is no longer owed, and how much of what was paid is credit', () => {
  const notOwed = 'Ya no se debe: el DKbono está cancelado.';
  expect(getAmountHints(createVoucher({ status: 'CANCELADO' }), hintContext)).toEqual({
    paid: 'Está a favor del cliente.',
    balance: notOwed,
  });
  expect(getAmountHints(createVoucher({ status: 'CANCELADO', credit: '0.00' }), hintContext).paid).toBe(
    'Queda a favor del cliente, de $75,000.25 abonados.',
  );
  expect(getAmountHints(createVoucher({ status: 'CANCELADO', paid: '0.00' }), hintContext)).toEqual({
    balance: notOwed,
  });
});

test('T-02 T-03 R-29 explains why it cannot be converted: missing amount first, then the season', () => {
  const later = createSeason('2026-12-01');
  expect(getAmountHints(createVoucher({ season: later }), hintContext).balance).toMatch(
    /^Faltan \$48,660.25 por abonar/,
  );
  expect(
    getAmountHints(createVoucher({ season: later, status: 'LIQUIDADO', ...fullyPaid }), hintContext).balance,
  ).toMatch(/empieza el 01\/12\/26/);
  expect(
    getAmountHints(
      createVoucher({ season: createSeason('2026-11-20'), status: 'LIQUIDADO', ...fullyPaid }),
      hintContext,
    ),
  ).toEqual({});
  expect(getAmountHints(createVoucher({ status: 'VENCIDO' }), hintContext)).toEqual({});
});

test('T-03 R-29 says what the sale costs when a converted DKbono costs something else', () => {
  const converted = { status: 'CONVERTIDO', paid: '75000.25' } as const;
  expect(getAmountHints(createVoucher(converted), hintContext)).toEqual({});
  expect(getAmountHints(createVoucher({ ...converted, balance: '1000.00' }), hintContext)).toEqual({
    balance: 'El total de la venta es $76,000.25.',
  });
});
