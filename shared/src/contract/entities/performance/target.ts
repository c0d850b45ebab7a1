import { z } from 'zod';
import { targetOwners } from '../../../domain/targets/targets';
import { targetFields } from '../../../records/target';
import { id, money, recordShape, version } from '../../primitives';
import { fileReportSchema } from '../documents/importReport';
import { figuresSchema, panelSeasonSchema } from './figures';

const owner = z.enum(targetOwners);

/** Bags, and MXN with tax; null is no target. */
const targetValueFields = { bags: z.number().nullable(), total: money.nullable() };

const targetCellSchema = z.strictObject({ ...recordShape(targetFields), version });

/** The targets of a season by consultant or by zone: the rows that the user may see, and the cells that have a value. */
export const targetGridSchema = z.strictObject({
  season: panelSeasonSchema,
  owner,
  /** The products on sale, and those with a target, by code. */
  products: z.array(z.strictObject({ id, code: z.string(), name: z.string(), enabled: z.boolean() })),
  /**
   * By name. An inactive consultant has a row only while they have a target; it can be removed, but not changed. A zone
   * is always active.
   */
  rows: z.array(z.strictObject({ id, name: z.string(), isActive: z.boolean() })),
  cells: z.array(targetCellSchema),
});
export type TargetGrid = z.output<typeof targetGridSchema>;

const proposedCells = z.array(z.strictObject(recordShape(targetFields)));

/** Targets to review in the grid; nothing is written. Inactive consultants are left out. */
export const targetProposalSchema = z.strictObject({
  cells: proposedCells,
  /** The products whose targets are left out, because they are no longer on sale, by code. */
  leftOutProducts: z.array(z.strictObject({ id, code: z.string(), name: z.string() })),
});
export type TargetProposal = z.output<typeof targetProposalSchema>;

/** The targets that a file contains, to review in the grid; nothing is written. */
export const targetFileSchema = fileReportSchema.extend({ cells: proposedCells });
export type TargetFile = z.output<typeof targetFileSchema>;

const progressFields = { target: z.strictObject(targetValueFields), sold: figuresSchema };

/**
 * The targets of a season with what was sold, for each consultant or zone with a target, by name.
 * `calculateTargetPace` of the domain gives progress and weekly pace.
 */
export const targetProgressSchema = z.strictObject({
  /** Null when there is no season, or none is current and none was requested. */
  season: panelSeasonSchema.nullable(),
  rows: z.array(
    z.strictObject({
      id,
      name: z.string(),
      isActive: z.boolean(),
      /** Over all products (`getWholeTarget` of the domain), with all sales of the season. */
      ...progressFields,
      /** The products with a target of their own, by code. */
      products: z.array(z.strictObject({ id, code: z.string(), name: z.string(), ...progressFields })),
    }),
  ),
});
export type TargetProgress = z.output<typeof targetProgressSchema>;
