import { getDemoProduct, getDemoProductionType } from '../../demo';
import { workedExamples } from './workedExamples';
import { defaultSilageParameters } from './silageParameters';
import { simulateRequest } from './simulate';
import type { SilageResult } from './result';

interface Expected {
  readonly result: Partial<SilageResult>;
}

const noHerd = {
  feed: null,
  feedWithReserve: null,
  dmHarvest: null,
  costPerAnimalDay: null,
  faceAdvance: null,
  saving: null,
  savingPct: null,
};
const noMilk = { milkKg: null, milkPerCowDay: null, milkPerHa: null, milkValue: null };
const noSale = { revenue: null, profit: null, margin: null, roi: null, breakEven: null };

/** Every metric of the four worked examples. */
const expected: Record<string, Expected> = {
  'E1 Leche': {
    result: {
      feed: 912.5,
      feedWithReserve: 1003.75,
      dmHarvest: 389.69,
      hectaresExact: 19.6814,
      hectares: 19.7,
      tonnesGreen: 1182,
      tonnesDry: 390.06,
      tonnesUsable: 1004.7,
      bags: 29,
      costSeed: 114550,
      costCrop: 531900,
      costEnsiling: 260040,
      costTotal: 906490,
      costPerHa: 46014.72,
      costPerTonneGreen: 766.91,
      costPerTonneUsable: 902.25,
      costPerKgDry: 2.73,
      costPerAnimalDay: 24.84,
      volume: 1733.6,
      length: 86.68,
      faceAdvance: 0.237,
      saving: 600560,
      savingPct: 39.85,
      milkKg: 451687.5,
      milkPerCowDay: 12.38,
      milkPerHa: 25245,
      milkValue: 5194406.25,
      ...noSale,
    },
  },
  'E2 Engorda': {
    result: {
      feed: 600,
      feedWithReserve: 630,
      dmHarvest: 275.63,
      hectaresExact: 20.1923,
      hectares: 20.2,
      tonnesGreen: 787.8,
      tonnesDry: 275.73,
      tonnesUsable: 630.24,
      bags: 28,
      costSeed: 94024,
      costCrop: 323200,
      costEnsiling: 173316,
      costTotal: 590540,
      costPerHa: 29234.65,
      costPerTonneGreen: 749.61,
      costPerTonneUsable: 937.01,
      costPerKgDry: 2.68,
      costPerAnimalDay: 9.84,
      volume: 1531.83,
      length: 76.59,
      faceAdvance: 0.638,
      saving: 354820,
      savingPct: 37.53,
      ...noMilk,
      ...noSale,
    },
  },
  'E3 Doble propósito': {
    result: {
      feed: 60,
      feedWithReserve: 66,
      dmHarvest: 26.4,
      hectaresExact: 2.75,
      hectares: 2.8,
      tonnesGreen: 84,
      tonnesDry: 26.88,
      tonnesUsable: 67.2,
      bags: 4,
      costSeed: 12800,
      costCrop: 44800,
      costEnsiling: 18480,
      costTotal: 76080,
      costPerHa: 27171.43,
      costPerTonneGreen: 905.71,
      costPerTonneUsable: 1132.14,
      costPerKgDry: 3.54,
      costPerAnimalDay: 25.36,
      volume: 149.33,
      length: 24.89,
      faceAdvance: 0.166,
      saving: 24720,
      savingPct: 24.52,
      milkKg: 9600,
      milkPerCowDay: 3.2,
      milkPerHa: 3840,
      milkValue: 110400,
      ...noSale,
    },
  },
  'E4 Venta': {
    result: {
      ...noHerd,
      ...noMilk,
      hectaresExact: 150,
      hectares: 150,
      tonnesGreen: 9750,
      tonnesDry: 3315,
      tonnesUsable: 8580,
      bags: 174,
      costSeed: 806490,
      costCrop: 5850000,
      costEnsiling: 2145000,
      costTotal: 8801490,
      costPerHa: 58676.6,
      costPerTonneGreen: 902.72,
      costPerTonneUsable: 1025.81,
      costPerKgDry: 3.02,
      volume: 14733.33,
      length: 184.17,
      revenue: 11154000,
      profit: 2352510,
      margin: 21.09,
      roi: 26.73,
      breakEven: 1025.81,
    },
  },
};

test.each(workedExamples)('R-09 worked example $name, to the cent', ({ name, product, production, request }) => {
  const { result, problems } = simulateRequest(request, { product, production, parameters: defaultSilageParameters });
  expect(problems).toEqual([]);
  expect(result).toEqual(expected[name]?.result);
});

test.each(workedExamples)(
  'R-09 R-42 worked example $name uses the demo products and production types',
  ({ name, product, production }) => {
    // Without the number of the example: "E1 Leche" is about the production type "Leche".
    const type = production && getDemoProductionType(name.replace(/^E\d /, ''));
    expect({ product: getDemoProduct(product.code), type }).toMatchObject({ product, type: production });
  },
);
