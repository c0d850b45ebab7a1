import { z } from 'zod';
import { silageMetrics } from '../../../domain/silage/result';
import { silageRequestFields } from '../../../records/simulationInput';
import { id, instant, namedReference, recordMetadata, userReference } from '../../primitives';
import { letterheadSchema } from '../letterhead';
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

const metricKeys = Object.keys(silageMetrics) as (keyof typeof silageMetrics)[];
const nullableNumber = z.number().nullable();

/** A saved simulation: its input with all defaults applied, and its result at that time. */
export const simulationSchema = z.strictObject({
  id,
  name: z.string().nullable(),
  input: z.strictObject({
    ...silageRequestFields,
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
  /** What only its paper says; absent in answers that a device stored before. */
  paper: z.strictObject({ issuer: letterheadSchema.nullable(), authorPhone: z.string().nullable() }).optional(),
  ...recordMetadata,
});
export type Simulation = z.output<typeof simulationSchema>;
