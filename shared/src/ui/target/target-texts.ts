import { compareMoney, formatCount, formatMoney, type Money, type TargetMeasure, type TargetPace } from '../../domain';

/** An amount of bags, rounded to whole ones, or of money. @param round of a target up, as half a bag cannot be sold */
export const formatTargetAmount = (amount: number | Money, measure: TargetMeasure, round = Math.round): string =>
  measure === 'bags' ? formatCount(round(Number(amount)), 'bolsa', 'bolsas') : formatMoney(amount);

/** What is missing, and how much of it each week: "Faltan 800 bolsas: 67 bolsas por semana; hasta hoy, 50 bolsas por semana." */
export function describePace({ missing, neededPerWeek, soldPerWeek }: TargetPace, measure: TargetMeasure): string {
  if (compareMoney(missing, 0) <= 0) return 'Meta alcanzada.';
  const format = (amount: Money): string => formatTargetAmount(amount, measure);
  const isOneBag = measure === 'bags' && compareMoney(missing, 1) === 0;
  const missingText = `${isOneBag ? 'Falta' : 'Faltan'} ${format(missing)}`;
  if (neededPerWeek === null) return `${missingText}; la temporada terminó.`;
  const paceText = soldPerWeek === null ? '' : `; hasta hoy, ${format(soldPerWeek)} por semana`;
  return `${missingText}: ${formatTargetAmount(neededPerWeek, measure, Math.ceil)} por semana${paceText}.`;
}
