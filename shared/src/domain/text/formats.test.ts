import {
  formatDate,
  formatDateTime,
  formatColumnHectares,
  formatHectares,
  formatMoney,
  formatNumber,
  formatPercent,
  withoutBreaks,
  formatRelative,
  formatTonnes,
  formatCount,
} from './formats';
import { formatBagContents } from '../products/product';
import { getDemoProduct } from '../../demo';

test.each([
  [formatMoney('123660.50'), '$123,660.50'],
  [formatMoney('-0.5'), '-$0.50'],
  [formatMoney(null), '–'],
  [formatMoney(''), '–'],
  [formatHectares(19.7), '19.7 ha'],
  [formatHectares(20), '20.0 ha'],
  [formatColumnHectares(20), '20.00 ha'],
  [formatColumnHectares(19.7), '19.70 ha'],
  [formatColumnHectares(null), '–'],
  [formatHectares(4.83), '4.83 ha'],
  [formatTonnes(1182), '1,182.00 t'],
  [formatPercent(0.075), '7.5 %'],
  [formatPercent(0.1), '10 %'],
  [withoutBreaks('7.5 %'), '7.5\u00A0%'],
  [formatNumber(60000), '60,000'],
  [formatNumber(Number.NaN), '–'],
  [formatNumber(undefined), '–'],
  [formatBagContents(getDemoProduct('DKX-620')), '60,000 semillas'],
  [formatBagContents(getDemoProduct('DKX-S10')), '20 kg'],
])('A-01 formats a number as %s', (shown, expected) => {
  expect(shown).toBe(expected);
});

test.each([
  [formatDate('2026-11-19'), '19/11/26'],
  [formatDate('2026-11-20T05:59:00Z'), '19/11/26'],
  [formatDate('2026-11-20T05:59:00Z', { locale: 'es-MX', currency: 'MXN', timeZone: 'UTC' }), '20/11/26'],
  [formatDate(null), '–'],
  [formatDate('ayer'), '–'],
  [formatDateTime('2026-11-20T05:59:00Z'), '19/11/26 23:59'],
])('A-05 formats a date as %s', (shown, expected) => {
  expect(shown).toBe(expected);
});

test.each([
  ['2026-11-16T12:00:00Z', 'hace 3 días'],
  ['2026-11-18T12:00:00Z', 'ayer'],
  ['2026-11-19T14:00:00Z', 'dentro de 2 horas'],
  ['2026-11-19T11:55:00Z', 'hace 5 minutos'],
  ['2026-11-19T12:00:20Z', 'ahora'],
])('A-01 %s relative to noon of the 19th is "%s"', (at, words) => {
  expect(formatRelative(at, '2026-11-19T12:00:00Z')).toBe(words);
});

test.each([
  ['2026-11-18T15:00:00Z', '2026-11-20T14:00:00Z', 'anteayer'],
  ['2026-11-20T05:30:00Z', '2026-11-21T05:45:00Z', 'ayer'],
  ['2026-11-17T23:00:00Z', '2026-11-20T06:30:00Z', 'hace 3 días'],
  ['2026-09-21', '2026-11-20', 'hace 60 días'],
  ['2026-09-20', '2026-11-20', 'hace 2 meses'],
  ['2026-05-05', '2026-11-20', 'hace 6 meses'],
  ['2025-11-15', '2026-11-20', 'hace 12 meses'],
  ['2024-11-15', '2026-11-20', 'hace 2 años'],
  ['2027-06-07', '2026-11-20', 'en 6 meses'],
  ['2026-11-22', '2026-11-20', 'pasado mañana'],
  ['2026-11-22', '2026-11-21', 'mañana'],
])('A-01 %s relative to %s is "%s", in calendar days of the company', (at, now, words) => {
  expect(formatRelative(at, now)).toBe(words);
});

test('A-01 formats counts in singular and plural', () => {
  expect([
    formatCount(1, 'bolsa', 'bolsas'),
    formatCount(0, 'bolsa', 'bolsas'),
    formatCount(1200, 'bolsa', 'bolsas'),
  ]).toEqual(['1 bolsa', '0 bolsas', '1,200 bolsas']);
});
