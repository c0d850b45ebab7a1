import { z } from 'zod';
import { defineCall } from '../callSpec';
import { STAFF_ROLES, TARGET_EDITORS } from '../../permissions';
import { targetFileSchema, targetGridSchema, targetProgressSchema, targetProposalSchema } from '../../entities';
import { targetsInput } from '../../../records/targetInput';
import { fileData, id, workbookUpload, xlsxMediaType } from '../../primitives';
import { targetOwners, targetSources } from '../../../domain/targets/targets';

const owner = z.enum(targetOwners);

/** Coordinators see and set the targets of their zones, and of the consultants whose distributor serves one of them. */
export const targetCalls = {
  'GET /targets': defineCall({
    summary: 'Get the targets of a season by consultant or by zone',
    access: TARGET_EDITORS,
    query: z.strictObject({ seasonId: id, owner }),
    data: targetGridSchema,
  }),
  'PUT /targets': defineCall({
    summary: 'Change targets of a season, all or none; a stale version returns 409 with the current grid',
    access: TARGET_EDITORS,
    body: targetsInput,
    maxBodyBytes: 1024 * 1024,
    data: targetGridSchema,
  }),
  'GET /targets/proposal': defineCall({
    summary: 'Calculate targets from those or the sales of another season, plus a percentage; nothing is written',
    access: TARGET_EDITORS,
    query: z.strictObject({
      fromSeasonId: id,
      owner,
      source: z.enum(targetSources),
      /** 7.5 is 7.5 % more; negative is less. */
      percent: z.coerce.number().min(-100).max(1_000).default(0),
    }),
    data: targetProposalSchema,
  }),
  'GET /targets/file-template': defineCall({
    summary: 'Download the targets of a season as a workbook to fill in',
    access: TARGET_EDITORS,
    query: z.strictObject({ seasonId: id, owner }),
    file: xlsxMediaType,
    data: fileData,
  }),
  'POST /targets/read-file': defineCall({
    summary: 'Read targets by consultant or by zone from a file for review; nothing is written',
    access: TARGET_EDITORS,
    query: z.strictObject({ owner }),
    upload: workbookUpload,
    data: targetFileSchema,
  }),
  /** A consultant gets their own row only. */
  'GET /targets/progress': defineCall({
    summary: 'Get the targets of a season with what was sold',
    access: STAFF_ROLES,
    query: z.strictObject({ seasonId: id.optional(), owner: owner.default('consultant') }),
    data: targetProgressSchema,
  }),
};
