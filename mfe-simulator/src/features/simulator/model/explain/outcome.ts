import type { SilageFigureKey } from '@surco/shared/domain/silage/result';
import { type Explain, money, number, percent, shown, yieldOf } from './explanation';

const milkRate: (c: Parameters<Explain>[0]) => string = ({ subject }) =>
  `${number(subject.production?.milkKgPerTonneDM)} kg`;

/** The silo's measures and what the whole is good for. */
export const outcomeExplanations = {
  volume: (c) => ({
    meaning: 'El espacio que ocupa el silo ya apretado.',
    formula: 'Materia seca × 1,000 ÷ kilos de materia seca por metro cúbico de este tipo de silo.',
    worked: `${shown(c, 'tonnesDry')} × 1,000 ÷ ${number(c.subject.parameters[`density.${c.input.silo.type}`])} kg/m³`,
  }),
  length: (c) => ({
    meaning: 'Lo largo que sale el silo con ese ancho y ese alto.',
    formula: 'Volumen ÷ (ancho × alto).',
    worked: `${shown(c, 'volume')} ÷ (${number(c.input.silo.width)} m × ${number(c.input.silo.height)} m)`,
  }),
  faceAdvance: (c) => ({
    meaning: 'Lo que avanza cada día el frente por donde se saca. Menos de 0.10 m es muy lento; desde 0.30 m es bueno.',
    formula: 'Largo del silo ÷ días que se dará silo.',
    worked: `${shown(c, 'length')} ÷ ${number(c.input.days)}`,
  }),
  saving: (c) => ({
    meaning: 'Lo que se deja de gastar por producir el silo en lugar de comprarlo.',
    formula: 'Silo aprovechable × precio de mercado − costo total.',
    worked: `${shown(c, 'tonnesUsable')} × ${money(c.subject.parameters['market.silage'])} − ${shown(c, 'costTotal')}`,
  }),
  savingPct: (c) => ({
    meaning: 'El ahorro como parte de lo que costaría comprarlo.',
    formula: 'Ahorro ÷ (silo aprovechable × precio de mercado).',
    worked: `${shown(c, 'saving')} ÷ (${shown(c, 'tonnesUsable')} × ${money(c.subject.parameters['market.silage'])})`,
  }),
  milkKg: (c) => ({
    meaning: 'La leche que da el silo que come el hato en todo el periodo.',
    formula: 'Alimento requerido × materia seca al cortar × leche por tonelada de materia seca.',
    worked: `${shown(c, 'feed')} × ${percent(c.input.dryMatter)} × ${milkRate(c)}`,
  }),
  milkPerCowDay: (c) => ({
    meaning: 'La leche del silo repartida entre los animales y los días.',
    formula: 'Leche de todo el periodo ÷ (animales × días).',
    worked: `${shown(c, 'milkKg')} ÷ (${number(c.input.animals)} × ${number(c.input.days)})`,
  }),
  milkPerHa: (c) => ({
    meaning: 'Sirve para comparar una semilla con otra; no es un pronóstico.',
    formula:
      'Rendimiento por hectárea × materia seca de la semilla × (100 % − merma) × leche por tonelada de materia seca.',
    worked: `${yieldOf(c)} × ${percent(c.subject.product.dryMatter)} × ${percent(1 - c.input.loss)} × ${milkRate(c)}`,
  }),
  milkValue: (c) => ({
    meaning: 'Lo que vale esa leche al precio de los parámetros.',
    formula: 'Leche de todo el periodo × precio del kilo de leche.',
    worked: `${shown(c, 'milkKg')} × ${money(c.subject.parameters['market.milk'])}`,
  }),
  profit: (c) => ({
    meaning: 'Lo que queda después de pagar todo.',
    formula: 'Ingreso − costo total.',
    worked: `${shown(c, 'revenue')} − ${shown(c, 'costTotal')}`,
  }),
  revenue: (c) => ({
    meaning: 'Lo que se cobra si se vende todo el silo aprovechable.',
    formula: 'Silo aprovechable × precio de venta.',
    worked: `${shown(c, 'tonnesUsable')} × ${money(c.input.salePrice)}`,
  }),
  margin: (c) => ({
    meaning: 'La utilidad por cada 100 pesos vendidos.',
    formula: 'Utilidad ÷ ingreso.',
    worked: `${shown(c, 'profit')} ÷ ${shown(c, 'revenue')}`,
  }),
  roi: (c) => ({
    meaning: 'La utilidad por cada 100 pesos gastados (ROI).',
    formula: 'Utilidad ÷ costo total.',
    worked: `${shown(c, 'profit')} ÷ ${shown(c, 'costTotal')}`,
  }),
  breakEven: (c) => ({
    meaning: 'Punto de equilibrio: a este precio por tonelada ni se gana ni se pierde.',
    formula: 'Costo total ÷ silo aprovechable.',
    worked: `${shown(c, 'costTotal')} ÷ ${shown(c, 'tonnesUsable')}`,
  }),
} satisfies Partial<Record<SilageFigureKey, Explain>>;
