import type { TargetPace } from '../../domain';
import { describePace, formatTargetAmount } from './target-texts';

const pace: TargetPace = {
  progress: 0.6,
  missing: '800.00',
  weeksLeft: 12,
  neededPerWeek: '66.67',
  soldPerWeek: '50.40',
};

test.each([
  [pace, 'bags', 'Faltan 800 bolsas: 67 bolsas por semana; hasta hoy, 50 bolsas por semana.'],
  [pace, 'total', 'Faltan $800.00: $66.67 por semana; hasta hoy, $50.40 por semana.'],
  [{ ...pace, soldPerWeek: null }, 'bags', 'Faltan 800 bolsas: 67 bolsas por semana.'],
  [{ ...pace, neededPerWeek: null, weeksLeft: 0 }, 'bags', 'Faltan 800 bolsas; la temporada terminó.'],
  [
    { ...pace, missing: '1.00', neededPerWeek: '0.08' },
    'bags',
    'Falta 1 bolsa: 1 bolsa por semana; hasta hoy, 50 bolsas por semana.',
  ],
  [{ ...pace, missing: '0.00' }, 'bags', 'Meta alcanzada.'],
] as const)('X-23 describes the pace %#', (value, measure, text) => expect(describePace(value, measure)).toBe(text));

test('X-23 one bag is singular', () => expect(formatTargetAmount(1, 'bags')).toBe('1 bolsa'));
