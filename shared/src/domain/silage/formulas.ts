/**
 * The formulas of domain.md §4, one function each, in decimal arithmetic and without rounding.
 * Method: feed = head × intake × days plus loss, then area, then silo volume (source 11); milk per tonne and per
 * hectare rank hybrids and predict nothing (source 12). Sources are those listed at the end of domain.md.
 */
import { Big } from 'big.js';
import type { SilageCondition, SilageInput, SilageProduct } from './input';
import type { SilageParameters } from './parameters';

const one = /* @__PURE__ */ new Big(1);

const nothing = /* @__PURE__ */ new Big('1e-9');

/** a / b, or null where b is nothing or next to it (a price of 1e-300): no figure rather than Infinity. */
export const quotient = (a: Big, b: Big): Big | null => (b.abs().lt(nothing) ? null : a.div(b));

/** a / b in percentage points. */
export const percentage = (a: Big, b: Big): Big | null => quotient(a.times(100), b);

/** Y, tonnes of green matter per hectare = yieldMV · f (source of f: decision of this project). */
export const yieldPerHa = (product: SilageProduct, condition: SilageCondition, parameters: SilageParameters): Big =>
  new Big(product.yieldMV).times(parameters[`yieldFactor.${condition}`]);

/** Tonnes as fed = N · c · d / 1000 (source 11). */
export const feedNeeded = (animals: number, intakeKg: number, days: number): Big =>
  new Big(animals).times(intakeKg).times(days).div(1000);

/** Tonnes as fed with the reserve = feed · (1 + r). */
export const withReserve = (feed: Big, reserve: number): Big => feed.times(one.plus(reserve));

/** Tonnes of dry matter to harvest = withReserve · m / (1 − w) (source 11; w: source 16). */
export const dryMatterToHarvest = (need: Big, input: SilageInput): Big | null =>
  quotient(need.times(input.dryMatter), one.minus(input.loss));

/**
 * Hectares = withReserve · m / ((1 − w) · Y · dryMatter). One division only, so that a need
 * that is a whole number of tenths is not pushed to the next tenth by a rounded intermediate.
 */
export const areaNeeded = (need: Big, input: SilageInput, yieldMV: Big, dryMatter: number): Big | null =>
  quotient(need.times(input.dryMatter), one.minus(input.loss).times(yieldMV).times(dryMatter));

/** Up to the next tenth of a hectare. */
export const ceilToTenth = (hectares: Big): Big => hectares.round(1, Big.roundUp);

/** Tonnes left after the silo's loss = t · (1 − w) (w: source 16). */
export const afterLoss = (tonnes: Big, loss: number): Big => tonnes.times(one.minus(loss));

/** MXN = bags · price · (1 − discount). */
export const seedCost = (bags: Big, price: string, discount: number): Big =>
  bags.times(price).times(one.minus(discount));

/** MXN per hectare = fertiliser (source 18) + labour + agrochemicals + irrigation + rent. */
export const cropCostPerHa = (parameters: SilageParameters, condition: SilageCondition, rentPerHa: number): Big =>
  new Big(parameters[`fertiliser.${condition}`])
    .plus(parameters.labour)
    .plus(parameters.agrochemicals)
    .plus(parameters[`irrigation.${condition}`])
    .plus(rentPerHa);

/** m³ = tMS · 1000 / density, density in kg of dry matter per m³ (source 17). */
export const siloVolume = (tonnesDry: Big, density: number): Big | null =>
  quotient(tonnesDry.times(1000), new Big(density));

/** Metres = m³ / (width · height). */
export const siloLength = (volume: Big, width: number, height: number): Big | null =>
  quotient(volume, new Big(width).times(height));

/** kg of milk = tonnes as fed · m · milk per tonne of dry matter (sources 2, 13, 14; a ranking, no prediction: 12). */
export const milkFrom = (feed: Big, dryMatter: number, milkPerTonne: number): Big =>
  feed.times(dryMatter).times(milkPerTonne);

/** kg of milk per hectare = Y · dryMatter · (1 − w) · milk per tonne of dry matter (source 12). */
export const milkPerHectare = (yieldMV: Big, dryMatter: number, loss: number, milkPerTonne: number): Big =>
  afterLoss(yieldMV.times(dryMatter), loss).times(milkPerTonne);

/** How fast the silo's open face moves: under 0.10 m a day it spoils, under 0.30 it is at risk (source 11). */
export type FaceAdvanceBand = 'RED' | 'AMBER' | 'GREEN';
export const faceAdvanceBand = (metresPerDay: number): FaceAdvanceBand =>
  metresPerDay < 0.1 ? 'RED' : metresPerDay < 0.3 ? 'AMBER' : 'GREEN';
