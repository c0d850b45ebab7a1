import { addDays, calendarDateIn, isCalendarDate, isRecordDate } from './calendar';
import { isOpenForSales, isOpenForVouchers, seasonState, seasonStateLabels } from './seasons';

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
    expect(isOpenForSales(season, today)).toBe(sales);
    expect(isOpenForVouchers(season)).toBe(vouchers);
    expect(seasonStateLabels[seasonState(season, today)]).toBe(state);
  },
);

test('T-02 today is the date of the configured zone, not of the machine', () => {
  const justAfterMidnightUtc = new Date('2026-11-20T05:59:00Z');
  expect(calendarDateIn('America/Mexico_City', justAfterMidnightUtc)).toBe('2026-11-19');
  expect(calendarDateIn('UTC', justAfterMidnightUtc)).toBe('2026-11-20');
});

test.each([
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['19/11/26', false],
  ['', false],
])('A-05 "%s" is a day: %s', (text, valid) => {
  expect(isCalendarDate(text)).toBe(valid);
});

test('A-05 days are counted across months', () => {
  expect(addDays('2026-12-30', 3)).toBe('2027-01-02');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});

test.each([
  ['2026-02-28', true],
  ['2099-12-31', true],
  ['2026-02-30', false],
  ['0026-02-28', false],
  ['1999-12-31', false],
  ['9999-12-31', false],
])('A-05 a record may bear %s: %s, as a year of two digits is read', (date, may) => {
  expect(isRecordDate(date)).toBe(may);
});
