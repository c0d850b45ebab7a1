import type { SilageMetricKey } from '@surco/shared/domain';
import { type ExplainMetric, money, number, percent, formatResult, formatYield } from './explanation';

const formatMilkRate: (c: Parameters<ExplainMetric>[0]) => string = ({ subject }) =>
  `${number(subject.production?.milkKgPerTonneDM)} kg`;

/** Explanations of silo size and outcome. */
export const outcomeExplanations = {
  volume: (c) => ({
    meaning: 'El espacio que ocupa el silo ya apretado.',
    formula: 'Materia seca × 1,000 ÷ kilos de materia seca por metro cúbico de este tipo de silo.',
    worked: `${formatResult(c, 'tonnesDry')} × 1,000 ÷ ${number(c.subject.parameters[`density.${c.input.silo.type}`])} kg/m³`,
  }),
  length: (c) => ({
    meaning: 'Lo largo que sale el silo con ese ancho y ese alto.',
    formula: 'Volumen ÷ (ancho × alto).',
    worked: `${formatResult(c, 'volume')} ÷ (${number(c.input.silo.width)} m × ${number(c.input.silo.height)} m)`,
  }),
  faceAdvance: (c) => ({
    meaning: 'Lo que avanza cada día el frente por donde se saca. Menos de 0.10 m es muy lento; desde 0.30 m es bueno.',
    formula: 'Largo del silo ÷ días que se dará silo.',
    worked: `${formatResult(c, 'length')} ÷ ${number(c.input.days)}`,
  }),
  saving: (c) => ({
    meaning: 'Lo que se deja de gastar por producir el silo en lugar de comprarlo.',
    formula: 'Silo aprovechable × precio de mercado − costo total.',
    worked: `${formatResult(c, 'tonnesUsable')} × ${money(c.subject.parameters['market.silage'])} − ${formatResult(c, 'costTotal')}`,
  }),
  savingPct: (c) => ({
    meaning: 'El ahorro como parte de lo que costaría comprarlo.',
    formula: 'Ahorro ÷ (silo aprovechable × precio de mercado).',
    worked: `${formatResult(c, 'saving')} ÷ (${formatResult(c, 'tonnesUsable')} × ${money(c.subject.parameters['market.silage'])})`,
  }),
  milkKg: (c) => ({
    meaning: 'La leche que da el silo que come el hato en todo el periodo.',
    formula: 'Alimento requerido × materia seca al cortar × leche por tonelada de materia seca.',
    worked: `${formatResult(c, 'feed')} × ${percent(c.input.dryMatter)} × ${formatMilkRate(c)}`,
  }),
  milkPerCowDay: (c) => ({
    meaning: 'La leche del silo repartida entre los animales y los días.',
    formula: 'Leche de todo el periodo ÷ (animales × días).',
    worked: `${formatResult(c, 'milkKg')} ÷ (${number(c.input.animals)} × ${number(c.input.days)})`,
  }),
  milkPerHa: (c) => ({
    meaning: 'Sirve para comparar una semilla con otra; no es un pronóstico.',
    formula:
      'Rendimiento por hectárea × materia seca de la semilla × (100 % − merma) × leche por tonelada de materia seca.',
    worked: `${formatYield(c)} × ${percent(c.subject.product.dryMatter)} × ${percent(1 - c.input.loss)} × ${formatMilkRate(c)}`,
  }),
  milkValue: (c) => ({
    meaning: 'Lo que vale esa leche al precio de los parámetros.',
    formula: 'Leche de todo el periodo × precio del kilo de leche.',
    worked: `${formatResult(c, 'milkKg')} × ${money(c.subject.parameters['market.milk'])}`,
  }),
  profit: (c) => ({
    meaning: 'Lo que queda después de pagar todo.',
    formula: 'Ingreso − costo total.',
    worked: `${formatResult(c, 'revenue')} − ${formatResult(c, 'costTotal')}`,
  }),
  revenue: (c) => ({
    meaning: 'Lo que se cobra si se vende todo el silo aprovechable.',
    formula: 'Silo aprovechable × precio de venta.',
    worked: `${formatResult(c, 'tonnesUsable')} × ${money(c.input.salePrice)}`,
  }),
  margin: (c) => ({
    meaning: 'La utilidad por cada 100 pesos vendidos.',
    formula: 'Utilidad ÷ ingreso.',
    worked: `${formatResult(c, 'profit')} ÷ ${formatResult(c, 'revenue')}`,
  }),
  roi: (c) => ({
    meaning: 'La utilidad por cada 100 pesos gastados (ROI).',
    formula: 'Utilidad ÷ costo total.',
    worked: `${formatResult(c, 'profit')} ÷ ${formatResult(c, 'costTotal')}`,
  }),
  breakEven: (c) => ({
    meaning: 'Punto de equilibrio: a este precio por tonelada ni se gana ni se pierde.',
    formula: 'Costo total ÷ silo aprovechable.',
    worked: `${formatResult(c, 'costTotal')} ÷ ${formatResult(c, 'tonnesUsable')}`,
  }),
} satisfies Partial<Record<SilageMetricKey, ExplainMetric>>;
