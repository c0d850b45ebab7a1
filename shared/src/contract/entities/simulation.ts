import { z } from 'zod';
import { siloTypes, silageConditions, silageModes } from '../../domain/silage/input';
import { silageFigures } from '../../domain/silage/result';
import { id, instant, stamps } from '../primitives';
import { product } from './product';

export const productionType = z.strictObject({
  id,
  name: z.string(),
  defaultIntakeKg: z.number(),
  defaultDays: z.number().int(),
  milkKgPerTonneDM: z.number().nullable(),
  active: z.boolean(),
  ...stamps,
});
export type ProductionType = z.output<typeof productionType>;

/** A figure that an administrator may change. */
export const simulatorParam = z.strictObject({
  key: z.string(),
  label: z.string(),
  value: z.number(),
  unit: z.string(),
  min: z.number(),
  max: z.number(),
});
export type SimulatorParam = z.output<typeof simulatorParam>;

/** All that the simulator needs, so that it works with no network afterwards. */
export const simulatorCatalog = z.strictObject({
  products: z.array(product),
  productionTypes: z.array(productionType),
  parameters: z.array(simulatorParam),
});
export type SimulatorCatalog = z.output<typeof simulatorCatalog>;

const figure = z.number().nullish();

/** What a simulation asks; ranges and defaults are the model's own (shared/domain/silage). */
export const simulationIn = z.strictObject({
  mode: z.enum(silageModes),
  productId: id,
  productionTypeId: id.nullish(),
  condition: z.enum(silageConditions),
  silo: z.strictObject({ type: z.enum(siloTypes), width: z.number(), height: z.number() }),
  animals: figure,
  intakeKg: figure,
  days: figure,
  reserve: figure,
  dryMatter: figure,
  hectares: figure,
  loss: figure,
  discount: figure,
  rentPerHa: figure,
  salePrice: figure,
  clientId: id.nullish(),
});
export type SimulationInput = z.input<typeof simulationIn>;

const names = Object.keys(silageFigures) as (keyof typeof silageFigures)[];
const completed = z.number().nullable();

export const simulation = z.strictObject({
  id,
  input: z.strictObject({
    ...simulationIn.shape,
    animals: completed,
    intakeKg: completed,
    days: completed,
    reserve: completed,
    hectares: completed,
    dryMatter: z.number(),
    loss: z.number(),
    discount: z.number(),
    rentPerHa: z.number(),
    salePrice: z.number(),
    productionTypeId: id.nullable(),
    clientId: id.nullable(),
  }),
  result: z.record(z.enum(names), z.number().nullable()),
  createdAt: instant,
});
export type Simulation = z.output<typeof simulation>;
