import { Big } from 'big.js';
import { safeDivide } from './safeDivide';

/**
 * The volume of the silo: m³ = tonnes of dry matter · 1000 / density, density in kg of dry matter per m³ (source 17 in
 * docs/sources.md).
 */
export const calculateSiloVolume = (tonnesDry: Big, density: number): Big | null =>
  safeDivide(tonnesDry.times(1000), new Big(density));

/** The length of the silo: metres = m³ / (width · height). */
export const calculateSiloLength = (volume: Big, width: number, height: number): Big | null =>
  safeDivide(volume, new Big(width).times(height));
