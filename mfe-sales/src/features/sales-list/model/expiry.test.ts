import { expiryOf } from './expiry';

const today = '2026-11-21';

test.each([
  ['ABIERTO', '2026-12-21', null],
  ['ABIERTO', '2026-11-29', null],
  ['ABIERTO', '2026-11-28', { tone: 'gold', words: 'Vence en 7 días' }],
  ['CON_ABONOS', '2026-11-23', { tone: 'gold', words: 'Vence en 2 días' }],
  ['CON_ABONOS', '2026-11-22', { tone: 'red', words: 'Vence mañana' }],
  ['ABIERTO', '2026-11-21', { tone: 'red', words: 'Vence hoy' }],
  ['ABIERTO', '2026-11-20', { tone: 'red', words: 'Venció ayer' }],
  ['VENCIDO', '2026-11-20', { tone: 'red', words: 'Venció ayer' }],
  ['VENCIDO', '2026-10-21', { tone: 'red', words: 'Venció hace 31 días' }],
  ['LIQUIDADO', '2026-11-21', null],
  ['CONVERTIDO', '2026-11-01', null],
  ['CANCELADO', '2026-11-01', null],
] as const)('a DKbono %s that ends on %s says %p', (status, expiresAt, said) =>
  expect(expiryOf({ status, expiresAt }, today)).toEqual(said),
);
