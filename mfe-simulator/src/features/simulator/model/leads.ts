import {
  formatHectares,
  formatMoney,
  formatNumber,
  formatPercent,
  formatTonnes,
  plural,
} from '@surco/shared/domain/formats';
import type { Calculation } from './calculate';

/** Says a group of figures in one sentence. */
export type Lead = (calculation: Calculation) => string;

const bagsOf = (bags: number | null): string => plural(bags ?? 0, 'bolsa', 'bolsas');

const metres = (value: number | null): string => `${formatNumber(value)} m`;

function herdLead({ input, result }: Calculation): string {
  const need = `Para dar ${formatNumber(input.intakeKg)} kg al día a ${plural(input.animals ?? 0, 'animal', 'animales')} durante ${plural(input.days ?? 0, 'día', 'días')}`;
  const reserve = input.reserve ? `, con ${formatPercent(input.reserve)} de reserva,` : '';
  return `${need}${reserve} hay que sembrar ${formatHectares(result.hectares)} con ${bagsOf(result.bags)} de semilla.`;
}

export const groundLead: Lead = (calculation) => {
  const { input, result } = calculation;
  if (input.mode === 'AUTOCONSUMO') return herdLead(calculation);
  return `${formatHectares(result.hectares)} se siembran con ${bagsOf(result.bags)} y dejan ${formatTonnes(result.tonnesUsable)} de silo para vender.`;
};

export const costLead: Lead = ({ result }) =>
  `Producir el silo cuesta ${formatMoney(result.costTotal)}: ${formatMoney(result.costPerTonneUsable)} por cada tonelada aprovechable.`;

export const siloLead: Lead = ({ input, result }) =>
  `Con ${metres(input.silo.width)} de ancho y ${metres(input.silo.height)} de alto, el silo mide ${metres(result.length)} de largo.`;

export const savingLead: Lead = ({ subject, result }) => {
  const saving = result.saving ?? 0;
  const market = `en el mercado, a ${formatMoney(subject.parameters['market.silage'])} por tonelada`;
  return saving >= 0
    ? `Producirlo cuesta ${formatMoney(saving)} menos que comprarlo ${market}.`
    : `Producirlo cuesta ${formatMoney(-saving)} más que comprarlo ${market}.`;
};

export const milkLead: Lead = ({ subject }) =>
  `A razón de ${formatNumber(subject.production?.milkKgPerTonneDM)} kg de leche por tonelada de materia seca.`;

export const saleLead: Lead = ({ input, result }) => {
  const profit = result.profit ?? 0;
  const price = `A ${formatMoney(input.salePrice)} por tonelada`;
  return profit >= 0
    ? `${price} quedan ${formatMoney(profit)} de utilidad.`
    : `${price} se pierden ${formatMoney(-profit)}: habría que vender a más de ${formatMoney(result.breakEven)}.`;
};
