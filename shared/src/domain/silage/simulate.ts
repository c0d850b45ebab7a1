import { Big } from 'big.js';
import { calculateBagsToSow } from '../products/sowing';
import * as formulas from './formulas';
import { applyInputDefaults, type SilageInput, type SilageRequest, type SilageContext } from './input';
import { emptyResult, roundMetrics, type ExactMetrics, type SilageResult } from './result';
import { safeDivide, toPercentage } from './safeDivide';
import { calculateSiloLength, calculateSiloVolume } from './siloVolume';
import { validateSilage } from './validateSilage';

/** Note below the results and scenarios of the simulator, on screen and on paper (source 12 in docs/sources.md). */
export const silageDisclaimer =
  'La leche por tonelada y por hectárea sirve para comparar híbridos; no es un pronóstico de producción.';

/** Herd → feed → area. Nothing is rounded here; the milk is calculated from the exact feed. */
function calculateHerdNeed(input: SilageInput, context: SilageContext, yieldPerHa: Big) {
  const { animals, intakeKg, days, reserve } = input;
  if (animals === null || intakeKg === null || days === null || reserve === null) return null;
  const feed = formulas.calculateFeed(animals, intakeKg, days);
  const feedWithReserve = formulas.addReserve(feed, reserve);
  const hectaresExact = formulas.calculateArea(feedWithReserve, input, yieldPerHa, context.product.dryMatter);
  const dmHarvest = formulas.calculateDryMatterToHarvest(feedWithReserve, input);
  return { feed, feedWithReserve, dmHarvest, hectaresExact, days, animalDays: new Big(animals).times(days) };
}

function calculateTonnesAndCosts(
  hectares: Big,
  yieldPerHa: Big,
  input: SilageInput,
  { product, parameters }: SilageContext,
) {
  const tonnesGreen = hectares.times(yieldPerHa);
  const tonnesDry = tonnesGreen.times(product.dryMatter);
  const tonnesUsable = formulas.subtractLoss(tonnesGreen, input.loss);
  const bags = calculateBagsToSow(hectares, product, parameters.emergence) ?? new Big(0);
  const costSeed = formulas.calculateSeedCost(bags, product.basePrice, input.discount);
  const costCrop = hectares.times(formulas.calculateCropCostPerHa(parameters, input.condition, input.rentPerHa));
  const costEnsiling = tonnesGreen.times(parameters.ensiling);
  const costTotal = costSeed.plus(costCrop).plus(costEnsiling);
  return {
    hectares,
    tonnesGreen,
    tonnesDry,
    tonnesUsable,
    bags,
    costSeed,
    costCrop,
    costEnsiling,
    costTotal,
    costPerHa: safeDivide(costTotal, hectares),
    costPerTonneGreen: safeDivide(costTotal, tonnesGreen),
    costPerTonneUsable: safeDivide(costTotal, tonnesUsable),
    costPerKgDry: safeDivide(costTotal, formulas.subtractLoss(tonnesDry, input.loss).times(1000)),
  };
}

function calculateSiloSize(tonnesDry: Big, { silo }: SilageInput, { parameters }: SilageContext) {
  const volume = calculateSiloVolume(tonnesDry, parameters[`density.${silo.type}`]);
  return { volume, length: volume && calculateSiloLength(volume, silo.width, silo.height) };
}

type HerdNeed = NonNullable<ReturnType<typeof calculateHerdNeed>>;

/**
 * The metrics of AUTOCONSUMO: cost per animal and day, advance of the silo face, saving compared with buying silage,
 * and milk if the production type gives it.
 */
function calculateOwnUse(
  exact: ExactMetrics,
  herd: HerdNeed,
  input: SilageInput,
  context: SilageContext,
  yieldPerHa: Big,
): ExactMetrics {
  const { tonnesUsable, costTotal, length } = exact;
  if (!tonnesUsable || !costTotal) return {};
  const { parameters, product, production } = context;
  const purchaseCost = tonnesUsable.times(parameters['market.silage']);
  const saving = purchaseCost.minus(costTotal);
  const own: ExactMetrics = {
    costPerAnimalDay: safeDivide(costTotal, herd.animalDays),
    faceAdvance: length && safeDivide(length, new Big(herd.days)),
    saving,
    savingPct: toPercentage(saving, purchaseCost),
  };
  const milkPerTonne = production?.milkKgPerTonneDM;
  if (!milkPerTonne) return own;
  const milkKg = formulas.calculateMilk(herd.feed, input.dryMatter, milkPerTonne);
  return {
    ...own,
    milkKg,
    milkPerCowDay: safeDivide(milkKg, herd.animalDays),
    milkPerHa: formulas.calculateMilkPerHectare(yieldPerHa, product.dryMatter, input.loss, milkPerTonne),
    milkValue: milkKg.times(parameters['market.milk']),
  };
}

/** revenue = usable · price; margin on revenue, ROI on cost; break-even = cost per usable tonne. */
function calculateSale({ tonnesUsable, costTotal, costPerTonneUsable }: ExactMetrics, salePrice: number): ExactMetrics {
  if (!tonnesUsable || !costTotal) return {};
  const revenue = tonnesUsable.times(salePrice);
  const profit = revenue.minus(costTotal);
  return {
    revenue,
    profit,
    margin: toPercentage(profit, revenue),
    roi: toPercentage(profit, costTotal),
    breakEven: costPerTonneUsable,
  };
}

/**
 * The silage model: one pure function for the screen and for POST /simulations. An input that `validateSilage` rejects
 * gives `emptyResult`; no metric is ever NaN or Infinity.
 */
export function simulate(input: SilageInput, context: SilageContext): SilageResult {
  if (validateSilage(input, context).length > 0) return emptyResult;
  const yieldPerHa = formulas.calculateYieldPerHa(context.product, input.condition, context.parameters);
  const herd = calculateHerdNeed(input, context, yieldPerHa);
  const hectaresExact = herd ? herd.hectaresExact : new Big(input.hectares ?? 0);
  if (!hectaresExact) return emptyResult;
  const hectares = herd ? formulas.roundUpToTenth(hectaresExact) : hectaresExact;
  const base = calculateTonnesAndCosts(hectares, yieldPerHa, input, context);
  const commonMetrics: ExactMetrics = { hectaresExact, ...base, ...calculateSiloSize(base.tonnesDry, input, context) };
  if (!herd) return roundMetrics({ ...commonMetrics, ...calculateSale(commonMetrics, input.salePrice) });
  const { feed, feedWithReserve, dmHarvest } = herd;
  return roundMetrics({
    feed,
    feedWithReserve,
    dmHarvest,
    ...commonMetrics,
    ...calculateOwnUse(commonMetrics, herd, input, context, yieldPerHa),
  });
}

/** Applies the defaults to a request, validates and calculates it. The screen calls it on every keystroke. */
export function simulateRequest(request: SilageRequest, context: SilageContext) {
  const input = applyInputDefaults(request, context);
  return { input, problems: validateSilage(input, context), result: simulate(input, context) };
}
