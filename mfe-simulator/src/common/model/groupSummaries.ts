import {
  formatCount,
  formatHectares,
  formatMoney,
  formatNumber,
  formatPercent,
  formatTonnes,
} from '@surco/shared/domain';
import type { Calculation } from './calculate';

/** Summarizes a group of metrics in one sentence. */
export type GroupSummary = (calculation: Calculation) => string;

const formatBags = (bags: number | null): string => formatCount(bags ?? 0, 'bolsa', 'bolsas');

const formatMetres = (value: number | null): string => `${formatNumber(value)} m`;

function summarizeHerd({ input, result }: Calculation): string {
  const requirement = `Para dar ${formatNumber(input.intakeKg)} kg al día a ${formatCount(input.animals ?? 0, 'animal', 'animales')} durante ${formatCount(input.days ?? 0, 'día', 'días')}`;
  const reserve = input.reserve ? `, con ${formatPercent(input.reserve)} de reserva,` : '';
  return `${requirement}${reserve} hay que sembrar ${formatHectares(result.hectares)} con ${formatBags(result.bags)} de semilla.`;
}

export const summarizeSowing: GroupSummary = (calculation) => {
  const { input, result } = calculation;
  if (input.mode === 'AUTOCONSUMO') return summarizeHerd(calculation);
  return `${formatHectares(result.hectares)} se siembran con ${formatBags(result.bags)} y dejan ${formatTonnes(result.tonnesUsable)} de silo para vender.`;
};

export const summarizeCosts: GroupSummary = ({ result }) =>
  `Producir el silo cuesta ${formatMoney(result.costTotal)}: ${formatMoney(result.costPerTonneUsable)} por cada tonelada aprovechable.`;

export const summarizeSilo: GroupSummary = ({ input, result }) =>
  `Con ${formatMetres(input.silo.width)} de ancho y ${formatMetres(input.silo.height)} de alto, el silo mide ${formatMetres(result.length)} de largo.`;

export const summarizeSaving: GroupSummary = ({ context, result }) => {
  const saving = result.saving ?? 0;
  const market = `en el mercado, a ${formatMoney(context.parameters['market.silage'])} por tonelada`;
  return saving >= 0
    ? `Producirlo cuesta ${formatMoney(saving)} menos que comprarlo ${market}.`
    : `Producirlo cuesta ${formatMoney(-saving)} más que comprarlo ${market}.`;
};

export const summarizeMilk: GroupSummary = ({ context }) =>
  `A razón de ${formatNumber(context.production?.milkKgPerTonneDM)} kg de leche por tonelada de materia seca.`;

export const summarizeSale: GroupSummary = ({ input, result }) => {
  const profit = result.profit ?? 0;
  const price = `A ${formatMoney(input.salePrice)} por tonelada`;
  return profit >= 0
    ? `${price} quedan ${formatMoney(profit)} de utilidad.`
    : `${price} se pierden ${formatMoney(-profit)}: habría que vender a más de ${formatMoney(result.breakEven)}.`;
};
