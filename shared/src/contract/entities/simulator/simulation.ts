import { z } from 'zod';
import { limits } from '../../../domain/limits';
import { siloTypes, silageConditions, silageModes } from '../../../domain/silage/input';
import { silageMetrics } from '../../../domain/silage/result';
import {
  id,
  instant,
  namedReference,
  optionalText,
  recordMetadata,
  text,
  userReference,
  version,
} from '../../primitives';
import { productSchema } from '../product';
import { systemParameterSchema } from '../systemParameter';
import { productionTypeSchema } from './productionType';

/** All data of the simulator, so that it then works without a network. */
export const simulatorCatalogSchema = z.strictObject({
  /** Time of the last change of a product, production type or parameter. */
  updatedAt: instant,
  products: z.array(productSchema),
  productionTypes: z.array(productionTypeSchema),
  parameters: z.array(systemParameterSchema),
});
export type SimulatorCatalog = z.output<typeof simulatorCatalogSchema>;

const optionalNumber = z.number().nullish();

/** Input of a simulation; ranges and defaults are in domain/silage. */
export const simulationInputSchema = z.strictObject({
  mode: z.enum(silageModes),
  productId: id,
  productionTypeId: id.nullish(),
  condition: z.enum(silageConditions),
  silo: z.strictObject({ type: z.enum(siloTypes), width: z.number(), height: z.number() }),
  animals: optionalNumber,
  intakeKg: optionalNumber,
  days: optionalNumber,
  reserve: optionalNumber,
  dryMatter: optionalNumber,
  hectares: optionalNumber,
  loss: optionalNumber,
  discount: optionalNumber,
  rentPerHa: optionalNumber,
  salePrice: optionalNumber,
  clientId: id.nullish(),
  name: optionalText(limits.simulation.nameLength),
});

/** Changes of a saved simulation: name and customer. An absent field is unchanged, null removes the value. */
export const simulationUpdateSchema = z.strictObject({
  name: text().trim().max(limits.simulation.nameLength).nullish(),
  clientId: id.nullish(),
  version,
});

const metricKeys = Object.keys(silageMetrics) as (keyof typeof silageMetrics)[];
const nullableNumber = z.number().nullable();
const { name: _name, ...requestFields } = simulationInputSchema.shape;

/** A saved simulation: its input with all defaults applied, and its result at that time. */
export const simulationSchema = z.strictObject({
  id,
  name: z.string().nullable(),
  input: z.strictObject({
    ...requestFields,
    animals: nullableNumber,
    intakeKg: nullableNumber,
    days: nullableNumber,
    reserve: nullableNumber,
    hectares: nullableNumber,
    dryMatter: z.number(),
    loss: z.number(),
    discount: z.number(),
    rentPerHa: z.number(),
    salePrice: z.number(),
    productionTypeId: id.nullable(),
    clientId: id.nullable(),
  }),
  result: z.record(z.enum(metricKeys), z.number().nullable()),
  product: z.strictObject({ id, code: z.string(), name: z.string() }),
  /** Null if none was chosen or it was deleted. */
  productionType: namedReference.nullable(),
  /** The customer it is attached to. */
  client: namedReference.nullable(),
  createdBy: userReference,
  ...recordMetadata,
});
export type Simulation = z.output<typeof simulationSchema>;
