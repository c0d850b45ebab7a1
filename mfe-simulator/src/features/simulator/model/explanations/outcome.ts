import {
  faceAdvanceThresholds,
  formatMoney,
  formatNumber,
  formatPercent,
  type SilageMetricKey,
} from '@surco/shared/domain';
import type { Calculation } from '../../../../common/model/calculate';
import { type ExplainMetric, formatResult, formatYield } from './explanation';

const formatMilkRate = ({ context }: Calculation): string => `${formatNumber(context.production?.milkKgPerTonneDM)} kg`;

/** Explanations of silo size and outcome. */
export const outcomeExplanations = {
  volume: (calculation) => ({
    meaning: 'El espacio que ocupa el silo ya apretado.',
    formula: 'Materia seca × 1,000 ÷ kilos de materia seca por metro cúbico de este tipo de silo.',
    workedFormula: `${formatResult(calculation, 'tonnesDry')} × 1,000 ÷ ${formatNumber(calculation.context.parameters[`density.${calculation.input.silo.type}`])} kg/m³`,
  }),
  length: (calculation) => ({
    meaning: 'Lo largo que sale el silo con ese ancho y ese alto.',
    formula: 'Volumen ÷ (ancho × alto).',
    workedFormula: `${formatResult(calculation, 'volume')} ÷ (${formatNumber(calculation.input.silo.width)} m × ${formatNumber(calculation.input.silo.height)} m)`,
  }),
  faceAdvance: (calculation) => ({
    meaning: `Lo que avanza cada día el frente por donde se saca. Menos de ${formatNumber(faceAdvanceThresholds.min, 2)} m es muy lento; desde ${formatNumber(faceAdvanceThresholds.good, 2)} m es bueno.`,
    formula: 'Largo del silo ÷ días que se dará silo.',
    workedFormula: `${formatResult(calculation, 'length')} ÷ ${formatNumber(calculation.input.days)}`,
  }),
  saving: (calculation) => ({
    meaning: 'Lo que se deja de gastar por producir el silo en lugar de comprarlo.',
    formula: 'Silo aprovechable × precio de mercado − costo total.',
    workedFormula: `${formatResult(calculation, 'tonnesUsable')} × ${formatMoney(calculation.context.parameters['market.silage'])} − ${formatResult(calculation, 'costTotal')}`,
  }),
  savingPct: (calculation) => ({
    meaning: 'El ahorro como parte de lo que costaría comprarlo.',
    formula: 'Ahorro ÷ (silo aprovechable × precio de mercado).',
    workedFormula: `${formatResult(calculation, 'saving')} ÷ (${formatResult(calculation, 'tonnesUsable')} × ${formatMoney(calculation.context.parameters['market.silage'])})`,
  }),
  milkKg: (calculation) => ({
    meaning: 'La leche que da el silo que come el hato en todo el periodo.',
    formula: 'Alimento requerido × materia seca al cortar × leche por tonelada de materia seca.',
    workedFormula: `${formatResult(calculation, 'feed')} × ${formatPercent(calculation.input.dryMatter)} × ${formatMilkRate(calculation)}`,
  }),
  milkPerCowDay: (calculation) => ({
    meaning: 'La leche del silo repartida entre los animales y los días.',
    formula: 'Leche de todo el periodo ÷ (animales × días).',
    workedFormula: `${formatResult(calculation, 'milkKg')} ÷ (${formatNumber(calculation.input.animals)} × ${formatNumber(calculation.input.days)})`,
  }),
  milkPerHa: (calculation) => ({
    meaning: 'Sirve para comparar una semilla con otra; no es un pronóstico.',
    formula:
      'Rendimiento por hectárea × materia seca de la semilla × (100 % − merma) × leche por tonelada de materia seca.',
    workedFormula: `${formatYield(calculation)} × ${formatPercent(calculation.context.product.dryMatter)} × ${formatPercent(1 - calculation.input.loss)} × ${formatMilkRate(calculation)}`,
  }),
  milkValue: (calculation) => ({
    meaning: 'Lo que vale esa leche al precio de los parámetros.',
    formula: 'Leche de todo el periodo × precio del kilo de leche.',
    workedFormula: `${formatResult(calculation, 'milkKg')} × ${formatMoney(calculation.context.parameters['market.milk'])}`,
  }),
  profit: (calculation) => ({
    meaning: 'Lo que queda después de pagar todo.',
    formula: 'Ingreso − costo total.',
    workedFormula: `${formatResult(calculation, 'revenue')} − ${formatResult(calculation, 'costTotal')}`,
  }),
  revenue: (calculation) => ({
    meaning: 'Lo que se cobra si se vende todo el silo aprovechable.',
    formula: 'Silo aprovechable × precio de venta.',
    workedFormula: `${formatResult(calculation, 'tonnesUsable')} × ${formatMoney(calculation.input.salePrice)}`,
  }),
  margin: (calculation) => ({
    meaning: 'La utilidad por cada 100 pesos vendidos.',
    formula: 'Utilidad ÷ ingreso.',
    workedFormula: `${formatResult(calculation, 'profit')} ÷ ${formatResult(calculation, 'revenue')}`,
  }),
  roi: (calculation) => ({
    meaning: 'La utilidad por cada 100 pesos gastados (ROI).',
    formula: 'Utilidad ÷ costo total.',
    workedFormula: `${formatResult(calculation, 'profit')} ÷ ${formatResult(calculation, 'costTotal')}`,
  }),
  breakEven: (calculation) => ({
    meaning: 'Punto de equilibrio: a este precio por tonelada ni se gana ni se pierde.',
    formula: 'Costo total ÷ silo aprovechable.',
    workedFormula: `${formatResult(calculation, 'costTotal')} ÷ ${formatResult(calculation, 'tonnesUsable')}`,
  }),
} satisfies Partial<Record<SilageMetricKey, ExplainMetric>>;
