import { z } from 'zod';
import { sectionVisitsSchema, visitReportSchema } from '../entities';
import { ADMIN_ONLY } from '../permissions';
import { defineCall } from './callSpec';
import { list } from '../primitives';

/** What browsers report about the sections as their users see them. */
export const visitCalls = {
  /**
   * Sent with `navigator.sendBeacon`, which sets no header: without API key, and also by visitors without a session.
   * Versions that no user may get are dropped.
   */
  'POST /registry/visits': defineCall({
    summary: 'Report visits, errors and timings of the sections, without personal data',
    access: 'anyone',
    noKey: true,
    body: z.strictObject({ reports: list(visitReportSchema, 20, 'Falta el informe.') }),
    data: z.null(),
  }),
  'GET /registry/visits': defineCall({
    summary: 'List visits, errors and timings of each version of the sections; with a token, only of its own',
    access: ADMIN_ONLY,
    sectionToken: true,
    query: z.strictObject({
      /** How far back, counted from the current hour. */
      hours: z.coerce.number().int().min(1).max(2_160).default(24),
    }),
    data: z.array(sectionVisitsSchema),
  }),
};
