import {
  defaultSilageParameters,
  silageMetricGroups,
  type SilageMetricKey,
  silageMetrics,
  simulateRequest,
  workedExamples,
} from '@surco/shared/domain';
import type { Calculation } from '../../../../common/model/calculate';
import { EXPLANATIONS } from '.';

const keys = Object.keys(silageMetrics) as SilageMetricKey[];

const calculations = workedExamples.map(({ name, product, production, request }): readonly [string, Calculation] => {
  const context = { product, production, parameters: defaultSilageParameters };
  const { input, result } = simulateRequest(request, context);
  const defaults = { ...input, siloWidth: input.silo.width, siloHeight: input.silo.height };
  return [name, { context, input, result, defaults, errors: new Map(), isValid: true }];
});

const explain = (name: string, key: SilageMetricKey) => {
  const found = calculations.find(([example]) => example === name);
  return found && EXPLANATIONS[key](found[1]);
};

test.each(calculations)('R-09 every metric of %s has a complete explanation in sentences', (_name, calculation) => {
  for (const key of keys.filter((key) => calculation.result[key] !== null)) {
    const { meaning, formula, workedFormula = '' } = EXPLANATIONS[key](calculation);
    expect(meaning).toMatch(/^[A-ZÁÉÍÓÚ].+\.$/);
    expect(formula).toMatch(/^[A-ZÁÉÍÓÚ].+\.$/);
    expect(workedFormula).not.toMatch(/NaN|Infinity|undefined|null|–/);
  }
});

test.each([
  ['E1 Leche', 'feed', '100 × 25 kg × 365 ÷ 1,000'],
  ['E1 Leche', 'dmHarvest', '1,003.75 t × 33 % ÷ 85 %'],
  ['E1 Leche', 'hectaresExact', '389.69 t MS ÷ (60 t × 33 %)'],
  ['E1 Leche', 'bags', '19.7 ha × 80,000 ÷ 92 % ÷ 60,000'],
  ['E2 Engorda', 'tonnesGreen', '20.2 ha × 52 t × 0.75'],
  ['E2 Engorda', 'costSeed', '28 × $3,650.00 × 92 %'],
  [
    'E4 Venta',
    'costCrop',
    '150.0 ha × (fertilizante $9,500.00 + labores $6,000.00 + agroquímicos $3,500.00 + agua $8,000.00 + renta $12,000.00)',
  ],
  ['E4 Venta', 'breakEven', '$8,801,490.00 ÷ 8,580.00 t'],
] as const)('R-09 %s: the worked formula of %s shows the values of the calculation', (name, key, workedFormula) => {
  expect(explain(name, key)?.workedFormula).toBe(workedFormula);
});

test('R-09 shows every metric of the model', () => {
  const shownKeys = new Set(silageMetricGroups.flatMap(({ metrics }) => metrics.map(({ key }) => key)));
  expect(keys.filter((key) => !shownKeys.has(key))).toEqual([]);
});
