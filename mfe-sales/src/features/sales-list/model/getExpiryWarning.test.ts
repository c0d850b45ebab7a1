import { getExpiryWarning } from './getExpiryWarning';

const today = '2026-11-21';

test.each([
  ['ABIERTO', '2026-11-29', null],
  ['ABIERTO', '2026-11-28', { tone: 'gold', text: 'Vence en 7 días' }],
  ['CON_ABONOS', '2026-11-23', { tone: 'gold', text: 'Vence en 2 días' }],
  ['CON_ABONOS', '2026-11-22', { tone: 'red', text: 'Vence mañana' }],
  ['ABIERTO', '2026-11-21', { tone: 'red', text: 'Vence hoy' }],
  ['ABIERTO', '2026-11-20', { tone: 'red', text: 'Venció ayer' }],
  ['VENCIDO', '2026-11-20', { tone: 'red', text: 'Venció ayer' }],
  ['VENCIDO', '2026-10-21', { tone: 'red', text: 'Venció hace 31 días' }],
  ['LIQUIDADO', '2026-11-21', null],
  ['CONVERTIDO', '2026-11-01', null],
  ['CANCELADO', '2026-11-01', null],
] as const)('a DKbono %s that ends on %s says %p', (status, expiresAt, expected) =>
  expect(getExpiryWarning({ status, expiresAt }, today)).toEqual(expected),
);
