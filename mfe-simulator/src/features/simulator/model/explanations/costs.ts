import { formatMoney, formatNumber, formatPercent, type SilageMetricKey } from '@surco/shared/domain';
import { type ExplainMetric, formatResult } from './explanation';

const explainCropCost: ExplainMetric = (calculation) => {
  const { parameters } = calculation.context;
  const { condition, rentPerHa } = calculation.input;
  const perHa = [
    `fertilizante ${formatMoney(parameters[`fertiliser.${condition}`])}`,
    `labores ${formatMoney(parameters.labour)}`,
    `agroquímicos ${formatMoney(parameters.agrochemicals)}`,
    `agua ${formatMoney(parameters[`irrigation.${condition}`])}`,
    `renta ${formatMoney(rentPerHa)}`,
  ];
  return {
    meaning: 'Lo que cuesta sacar adelante el cultivo, sin la semilla.',
    formula: 'Hectáreas × (fertilizante + labores + agroquímicos + agua + renta).',
    workedFormula: `${formatResult(calculation, 'hectares')} × (${perHa.join(' + ')})`,
  };
};

/** Explanations of the costs: the total, its parts, and those per unit. */
export const costExplanations = {
  costTotal: (calculation) => ({
    meaning: 'Todo lo que se gasta hasta tener el silo tapado.',
    formula: 'Semilla + cultivo + ensilado.',
    workedFormula: `${formatResult(calculation, 'costSeed')} + ${formatResult(calculation, 'costCrop')} + ${formatResult(calculation, 'costEnsiling')}`,
  }),
  costSeed: (calculation) => ({
    meaning: 'Lo que se paga por la semilla, ya con su descuento.',
    formula: 'Bolsas × precio de lista × (100 % − descuento).',
    workedFormula: `${formatNumber(calculation.result.bags)} × ${formatMoney(calculation.context.product.basePrice)} × ${formatPercent(1 - calculation.input.discount)}`,
  }),
  costCrop: explainCropCost,
  costEnsiling: (calculation) => ({
    meaning: 'Cortar, acarrear, picar, apisonar y tapar.',
    formula: 'Materia verde × costo de ensilar una tonelada.',
    workedFormula: `${formatResult(calculation, 'tonnesGreen')} × ${formatMoney(calculation.context.parameters.ensiling)}`,
  }),
  costPerHa: (calculation) => ({
    meaning: 'Lo que se gasta en cada hectárea, con semilla y ensilado.',
    formula: 'Costo total ÷ hectáreas.',
    workedFormula: `${formatResult(calculation, 'costTotal')} ÷ ${formatResult(calculation, 'hectares')}`,
  }),
  costPerTonneUsable: (calculation) => ({
    meaning: 'Lo que cuesta cada tonelada que de verdad se da o se vende.',
    formula: 'Costo total ÷ silo aprovechable.',
    workedFormula: `${formatResult(calculation, 'costTotal')} ÷ ${formatResult(calculation, 'tonnesUsable')}`,
  }),
  costPerTonneGreen: (calculation) => ({
    meaning: 'Lo que cuesta cada tonelada que sale del campo.',
    formula: 'Costo total ÷ materia verde.',
    workedFormula: `${formatResult(calculation, 'costTotal')} ÷ ${formatResult(calculation, 'tonnesGreen')}`,
  }),
  costPerKgDry: (calculation) => ({
    meaning: 'Sirve para comparar con otros alimentos, que tienen más o menos agua.',
    formula: 'Costo total ÷ (materia seca × (100 % − merma) × 1,000).',
    workedFormula: `${formatResult(calculation, 'costTotal')} ÷ (${formatResult(calculation, 'tonnesDry')} × ${formatPercent(1 - calculation.input.loss)} × 1,000)`,
  }),
  costPerAnimalDay: (calculation) => ({
    meaning: 'Lo que cuesta el silo de un animal en un día.',
    formula: 'Costo total ÷ (animales × días).',
    workedFormula: `${formatResult(calculation, 'costTotal')} ÷ (${formatNumber(calculation.input.animals)} × ${formatNumber(calculation.input.days)})`,
  }),
} satisfies Partial<Record<SilageMetricKey, ExplainMetric>>;
