import { Big } from 'big.js';
import { compareMoney, sumMoney, toMoney, type Money } from '../money/money';
import { getSeasonProgress } from '../seasons/seasonWeeks';

/** Whose targets a grid shows: one row for each consultant, or one for each zone. */
export const targetOwners = ['consultant', 'zone'] as const;
export type TargetOwner = (typeof targetOwners)[number];

/** What a target is set in: bags or MXN. */
export const targetMeasures = ['bags', 'total'] as const;
export type TargetMeasure = (typeof targetMeasures)[number];

/** What targets are copied from: the targets of another season, or what was sold in it. */
export const targetSources = ['targets', 'sales'] as const;
export type TargetSource = (typeof targetSources)[number];

/** How much is to be sold: bags, MXN with tax, or both; null is no target. */
export interface TargetValue {
  readonly bags: number | null;
  readonly total: Money | null;
}

/** The targets of one consultant or zone: for one product, or for all products when it is null. */
export interface TargetCell extends TargetValue {
  readonly productId: string | null;
}

const sumOrNull = <V, R>(values: readonly (V | null)[], sum: (values: V[]) => R): R | null => {
  const present = values.filter((value) => value !== null);
  return present.length > 0 ? sum(present) : null;
};
const sumNumbers = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Adds targets up; a value that none has is null. */
export const sumTargets = (targets: readonly TargetValue[]): TargetValue => ({
  bags: sumOrNull(
    targets.map(({ bags }) => bags),
    sumNumbers,
  ),
  total: sumOrNull(
    targets.map(({ total }) => total),
    sumMoney,
  ),
});

/**
 * The target of a consultant or zone over all products: the one that is set for all products, and without it the sum of
 * the products. Bags and money are decided separately.
 */
export function getWholeTarget(cells: readonly TargetCell[]): TargetValue {
  const whole = cells.find(({ productId }) => productId === null);
  const products = sumTargets(cells.filter(({ productId }) => productId !== null));
  return { bags: whole?.bags ?? products.bags, total: whole?.total ?? products.total };
}

/**
 * A target that is some percent higher: bags rounded half up to whole ones, money to the cent.
 * @param percent 7.5 is 7.5 % more; negative is less
 */
export function raiseTarget({ bags, total }: TargetValue, percent: number): TargetValue {
  const raise = (value: number | Money): Big => new Big(value).times(new Big(100).plus(percent)).div(100);
  return {
    bags: bags === null ? null : raise(bags).round(0, Big.roundHalfUp).toNumber(),
    total: total === null ? null : toMoney(raise(total)),
  };
}

/** How a target is doing. Bags or MXN; with two decimals. */
export interface TargetPace {
  /** Sold divided by the target: 0.5 is half of it; more than 1 above it; null without a target above 0. */
  readonly progress: number | null;
  /** What is still to be sold; 0 when the target is reached. */
  readonly missing: Money;
  /** Weeks until the last day of the season, the current one included; 0 after it. */
  readonly weeksLeft: number;
  /** What has to be sold in each of these weeks; null when no week is left. */
  readonly neededPerWeek: Money | null;
  /** What was sold per week since the start of the season; null before it. */
  readonly soldPerWeek: Money | null;
}

/**
 * Calculates progress and weekly pace of a target.
 * @param target bags or MXN
 * @param sold in the same unit
 * @param today `YYYY-MM-DD`
 */
export function calculateTargetPace(
  { target, sold }: { readonly target: number | Money; readonly sold: number | Money },
  season: { readonly startDate: string; readonly endDate: string },
  today: string,
): TargetPace {
  const { day, days } = getSeasonProgress(season, today);
  const isOver = today > season.endDate;
  const weeksLeft = isOver ? 0 : Math.ceil((days - Math.max(day - 1, 0)) / 7);
  const missing = compareMoney(target, sold) > 0 ? new Big(target).minus(sold) : new Big(0);
  return {
    progress: compareMoney(target, 0) > 0 ? new Big(sold).div(target).round(4).toNumber() : null,
    missing: toMoney(missing),
    weeksLeft,
    neededPerWeek: weeksLeft > 0 ? toMoney(missing.div(weeksLeft)) : null,
    soldPerWeek: day > 0 ? toMoney(new Big(sold).div(day).times(7)) : null,
  };
}
