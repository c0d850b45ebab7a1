import type { SilageMetricKey } from '@surco/shared/domain';
import { type ExplainMetric, money, number, percent, formatResult } from './explanation';

const explainCropCost: ExplainMetric = (c) => {
  const { parameters } = c.subject;
  const { condition, rentPerHa } = c.input;
  const perHa = [
    `fertilizante ${money(parameters[`fertiliser.${condition}`])}`,
    `labores ${money(parameters.labour)}`,
    `agroquímicos ${money(parameters.agrochemicals)}`,
    `agua ${money(parameters[`irrigation.${condition}`])}`,
    `renta ${money(rentPerHa)}`,
  ];
  return {
    meaning: 'Lo que cuesta sacar adelante el cultivo, sin la semilla.',
    formula: 'Hectáreas × (fertilizante + labores + agroquímicos + agua + renta).',
    worked: `${formatResult(c, 'hectares')} × (${perHa.join(' + ')})`,
  };
};

/** Explanations of the total and unit costs. */
export const costExplanations = {
  costTotal: (c) => ({
    meaning: 'Todo lo que se gasta hasta tener el silo tapado.',
    formula: 'Semilla + cultivo + ensilado.',
    worked: `${formatResult(c, 'costSeed')} + ${formatResult(c, 'costCrop')} + ${formatResult(c, 'costEnsiling')}`,
  }),
  costSeed: (c) => ({
    meaning: 'Lo que se paga por la semilla, ya con su descuento.',
    formula: 'Bolsas × precio de lista × (100 % − descuento).',
    worked: `${number(c.result.bags)} × ${money(c.subject.product.basePrice)} × ${percent(1 - c.input.discount)}`,
  }),
  costCrop: explainCropCost,
  costEnsiling: (c) => ({
    meaning: 'Cortar, acarrear, picar, apisonar y tapar.',
    formula: 'Materia verde × costo de ensilar una tonelada.',
    worked: `${formatResult(c, 'tonnesGreen')} × ${money(c.subject.parameters.ensiling)}`,
  }),
  costPerHa: (c) => ({
    meaning: 'Lo que se gasta en cada hectárea, con semilla y ensilado.',
    formula: 'Costo total ÷ hectáreas.',
    worked: `${formatResult(c, 'costTotal')} ÷ ${formatResult(c, 'hectares')}`,
  }),
  costPerTonneUsable: (c) => ({
    meaning: 'Lo que cuesta cada tonelada que de verdad se da o se vende.',
    formula: 'Costo total ÷ silo aprovechable.',
    worked: `${formatResult(c, 'costTotal')} ÷ ${formatResult(c, 'tonnesUsable')}`,
  }),
  costPerTonneGreen: (c) => ({
    meaning: 'Lo que cuesta cada tonelada que sale del campo.',
    formula: 'Costo total ÷ materia verde.',
    worked: `${formatResult(c, 'costTotal')} ÷ ${formatResult(c, 'tonnesGreen')}`,
  }),
  costPerKgDry: (c) => ({
    meaning: 'Sirve para comparar con otros alimentos, que tienen más o menos agua.',
    formula: 'Costo total ÷ (materia seca × (100 % − merma) × 1,000).',
    worked: `${formatResult(c, 'costTotal')} ÷ (${formatResult(c, 'tonnesDry')} × ${percent(1 - c.input.loss)} × 1,000)`,
  }),
  costPerAnimalDay: (c) => ({
    meaning: 'Lo que cuesta el silo de un animal en un día.',
    formula: 'Costo total ÷ (animales × días).',
    worked: `${formatResult(c, 'costTotal')} ÷ (${number(c.input.animals)} × ${number(c.input.days)})`,
  }),
} satisfies Partial<Record<SilageMetricKey, ExplainMetric>>;
