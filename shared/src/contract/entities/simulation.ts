import { z } from 'zod';
import { limits } from '../../domain/limits';
import { siloTypes, silageConditions, silageModes } from '../../domain/silage/input';
import { silageFigures } from '../../domain/silage/result';
import { id, instant, named, optionalText, person, stamps, version } from '../primitives';
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

/** The same with its version for whoever changes it: 0 while it has its default. */
export const keptParam = simulatorParam.extend({ version: z.number().int().min(0) });
export type KeptParam = z.output<typeof keptParam>;

/** All that the simulator needs, so that it works with no network afterwards. */
export const simulatorCatalog = z.strictObject({
  /** When a product, a production type or a parameter of it was last changed. */
  updatedAt: instant,
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
  name: optionalText(limits.simulation.nameLength),
});
export type SimulationInput = z.input<typeof simulationIn>;

/** What may be changed of a saved one: its name and whose it is; what is not named stays, null takes it away. */
export const simulationUpdate = z.strictObject({
  name: z.string().trim().max(limits.simulation.nameLength).nullish(),
  clientId: id.nullish(),
  version,
});

const names = Object.keys(silageFigures) as (keyof typeof silageFigures)[];
const completed = z.number().nullable();
const { name: _name, ...asked } = simulationIn.shape;

/** A saved simulation: what was asked, with its defaults filled in, and what came out when it was saved. */
export const simulation = z.strictObject({
  id,
  name: z.string().nullable(),
  input: z.strictObject({
    ...asked,
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
  product: z.strictObject({ id, code: z.string(), name: z.string() }),
  /** Null where none was chosen, or it is no longer there. */
  productionType: named.nullable(),
  /** The customer it is attached to. */
  client: named.nullable(),
  createdBy: person,
  ...stamps,
});
export type Simulation = z.output<typeof simulation>;
