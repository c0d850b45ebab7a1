/**
 * The formulas of the silage model, one function each, in decimal arithmetic and, except in {@link roundUpToTenth},
 * without rounding; the volume of the silo is in `siloVolume`. Method: feed = head × intake × days plus loss, then
 * area, then silo volume (source 11). Milk per tonne and per hectare compares hybrids and is no forecast (source 12).
 * Source numbers refer to docs/sources.md, the letters N, c, d, r, m and w to `SilageInput`.
 */
import { Big } from 'big.js';
import { applyDiscount } from '../documents/discount';
import type { SilageCondition, SilageInput, SilageProduct } from './input';
import { safeDivide } from './safeDivide';
import type { SilageParameters } from './silageParameters';

const ONE = /* @__PURE__ */ new Big(1);

/** Y, tonnes of green matter per hectare = yieldMV · f (f, the yield factor: decision of this project). */
export const calculateYieldPerHa = (
  product: SilageProduct,
  condition: SilageCondition,
  parameters: SilageParameters,
): Big => new Big(product.yieldMV).times(parameters[`yieldFactor.${condition}`]);

/** Tonnes as fed = N · c · d / 1000 (source 11). */
export const calculateFeed = (animals: number, intakeKg: number, days: number): Big =>
  new Big(animals).times(intakeKg).times(days).div(1000);

/** Tonnes as fed with the reserve = feed · (1 + r). */
export const addReserve = (feed: Big, reserve: number): Big => feed.times(ONE.plus(reserve));

/** Tonnes of dry matter to harvest = feedWithReserve · m / (1 − w) (source 11; w: source 16). */
export const calculateDryMatterToHarvest = (feedWithReserve: Big, input: SilageInput): Big | null =>
  safeDivide(feedWithReserve.times(input.dryMatter), ONE.minus(input.loss));

/**
 * Hectares = feedWithReserve · m / ((1 − w) · Y · productDryMatter). It divides only once, so that a rounded
 * intermediate result does not raise an exact tenth of a hectare to the next one.
 */
export const calculateArea = (
  feedWithReserve: Big,
  input: SilageInput,
  yieldPerHa: Big,
  productDryMatter: number,
): Big | null =>
  safeDivide(feedWithReserve.times(input.dryMatter), ONE.minus(input.loss).times(yieldPerHa).times(productDryMatter));

/** Rounds up to a tenth of a hectare. */
export const roundUpToTenth = (hectares: Big): Big => hectares.round(1, Big.roundUp);

/** Tonnes left after the silo's loss = t · (1 − w) (w: source 16). */
export const subtractLoss = (tonnes: Big, loss: number): Big => tonnes.times(ONE.minus(loss));

/** MXN = bags · price · (1 − discount). */
export const calculateSeedCost = (bags: Big, price: string, discount: number): Big =>
  applyDiscount(bags.times(price), discount);

/** MXN per hectare = fertiliser (source 18) + labour + agrochemicals + irrigation + rent. */
export const calculateCropCostPerHa = (
  parameters: SilageParameters,
  condition: SilageCondition,
  rentPerHa: number,
): Big =>
  new Big(parameters[`fertiliser.${condition}`])
    .plus(parameters.labour)
    .plus(parameters.agrochemicals)
    .plus(parameters[`irrigation.${condition}`])
    .plus(rentPerHa);

/** kg of milk = tonnes as fed · m · milk per tonne of dry matter (sources 2, 13, 14; a comparison, no forecast: 12). */
export const calculateMilk = (feed: Big, silageDryMatter: number, milkPerTonne: number): Big =>
  feed.times(silageDryMatter).times(milkPerTonne);

/** kg of milk per hectare = Y · productDryMatter · (1 − w) · milk per tonne of dry matter (source 12). */
export const calculateMilkPerHectare = (
  yieldPerHa: Big,
  productDryMatter: number,
  loss: number,
  milkPerTonne: number,
): Big => subtractLoss(yieldPerHa.times(productDryMatter), loss).times(milkPerTonne);
