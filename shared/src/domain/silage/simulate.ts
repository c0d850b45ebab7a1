import { Big } from 'big.js';
import { bagsToSow } from '../sowing';
import * as f from './formulas';
import { completeInput, type SilageInput, type SilageRequest, type SilageSubject } from './input';
import { emptyResult, roundFigures, type ExactFigures, type SilageResult } from './result';
import { validateSilage } from './validate';

/** Shown wherever milk appears (domain.md, source 12). */
export const silageDisclaimer =
  'La leche por tonelada y por hectárea sirve para comparar híbridos; no es un pronóstico de producción.';

/** Herd → feed → ground. The need is kept unrounded for the milk. */
function need(input: SilageInput, subject: SilageSubject, yieldMV: Big) {
  const { animals, intakeKg, days, reserve } = input;
  if (animals === null || intakeKg === null || days === null || reserve === null) return null;
  const feed = f.feedNeeded(animals, intakeKg, days);
  const feedWithReserve = f.withReserve(feed, reserve);
  const hectaresExact = f.areaNeeded(feedWithReserve, input, yieldMV, subject.product.dryMatter);
  const dmHarvest = f.dryMatterToHarvest(feedWithReserve, input);
  return { feed, feedWithReserve, dmHarvest, hectaresExact, days, animalDays: new Big(animals).times(days) };
}

function tonnesAndCosts(hectares: Big, yieldMV: Big, input: SilageInput, { product, parameters }: SilageSubject) {
  const tonnesGreen = hectares.times(yieldMV);
  const tonnesDry = tonnesGreen.times(product.dryMatter);
  const tonnesUsable = f.afterLoss(tonnesGreen, input.loss);
  const bags = bagsToSow(hectares, product, parameters.emergence) ?? new Big(0);
  const costSeed = f.seedCost(bags, product.basePrice, input.discount);
  const costCrop = hectares.times(f.cropCostPerHa(parameters, input.condition, input.rentPerHa));
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
    costPerHa: f.quotient(costTotal, hectares),
    costPerTonneGreen: f.quotient(costTotal, tonnesGreen),
    costPerTonneUsable: f.quotient(costTotal, tonnesUsable),
    costPerKgDry: f.quotient(costTotal, f.afterLoss(tonnesDry, input.loss).times(1000)),
  };
}

function siloSize(tonnesDry: Big, { silo }: SilageInput, { parameters }: SilageSubject) {
  const volume = f.siloVolume(tonnesDry, parameters[`density.${silo.type}`]);
  return { volume, length: volume && f.siloLength(volume, silo.width, silo.height) };
}

type Need = NonNullable<ReturnType<typeof need>>;

/** What a herd of one's own gains: saving against buying silage, and milk where the production type has it. */
function ownUse(
  exact: ExactFigures,
  herd: Need,
  input: SilageInput,
  subject: SilageSubject,
  yieldMV: Big,
): ExactFigures {
  const { tonnesUsable, costTotal, length } = exact;
  if (!tonnesUsable || !costTotal) return {};
  const { parameters, product, production } = subject;
  const bought = tonnesUsable.times(parameters['market.silage']);
  const saving = bought.minus(costTotal);
  const own: ExactFigures = {
    costPerAnimalDay: f.quotient(costTotal, herd.animalDays),
    faceAdvance: length && f.quotient(length, new Big(herd.days)),
    saving,
    savingPct: f.percentage(saving, bought),
  };
  const milkPerTonne = production?.milkKgPerTonneDM;
  if (!milkPerTonne) return own;
  const milkKg = f.milkFrom(herd.feed, input.dryMatter, milkPerTonne);
  return {
    ...own,
    milkKg,
    milkPerCowDay: f.quotient(milkKg, herd.animalDays),
    milkPerHa: f.milkPerHectare(yieldMV, product.dryMatter, input.loss, milkPerTonne),
    milkValue: milkKg.times(parameters['market.milk']),
  };
}

/** revenue = usable · price; margin on revenue, ROI on cost; break-even = cost per usable tonne. */
function sale({ tonnesUsable, costTotal, costPerTonneUsable }: ExactFigures, salePrice: number): ExactFigures {
  if (!tonnesUsable || !costTotal) return {};
  const revenue = tonnesUsable.times(salePrice);
  const profit = revenue.minus(costTotal);
  return {
    revenue,
    profit,
    margin: f.percentage(profit, revenue),
    roi: f.percentage(profit, costTotal),
    breakEven: costPerTonneUsable,
  };
}

/**
 * The silage model: one pure function for the screen and for POST /simulations.
 * An input that `validateSilage` refuses gives `emptyResult`; no figure is ever NaN or Infinity.
 */
export function simulate(input: SilageInput, subject: SilageSubject): SilageResult {
  if (validateSilage(input, subject).length > 0) return emptyResult;
  const yieldMV = f.yieldPerHa(subject.product, input.condition, subject.parameters);
  const herd = need(input, subject, yieldMV);
  const hectaresExact = herd ? herd.hectaresExact : new Big(input.hectares ?? 0);
  if (!hectaresExact) return emptyResult;
  const hectares = herd ? f.ceilToTenth(hectaresExact) : hectaresExact;
  const base = tonnesAndCosts(hectares, yieldMV, input, subject);
  const ground: ExactFigures = { hectaresExact, ...base, ...siloSize(base.tonnesDry, input, subject) };
  if (!herd) return roundFigures({ ...ground, ...sale(ground, input.salePrice) });
  const { feed, feedWithReserve, dmHarvest } = herd;
  return roundFigures({
    feed,
    feedWithReserve,
    dmHarvest,
    ...ground,
    ...ownUse(ground, herd, input, subject, yieldMV),
  });
}

/** Completes a request and calculates it: what the screen calls on every keystroke. */
export function simulateRequest(request: SilageRequest, subject: SilageSubject) {
  const input = completeInput(request, subject);
  return { input, problems: validateSilage(input, subject), result: simulate(input, subject) };
}
