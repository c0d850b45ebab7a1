import { z } from 'zod';
import { sectionVisitsSchema, visitReportSchema } from '../entities';
import { ADMIN_ONLY } from '../permissions';
import { defineCall } from './callSpec';

/** What browsers report about the sections as their users see them. */
export const visitCalls = {
  /**
   * Sent with `navigator.sendBeacon`, which sets no header: without API key, and also by visitors without a session.
   * Versions that no user may get are dropped.
   */
  'POST /registry/visits': defineCall({
    summary: 'Informar visitas, errores y tiempos de las secciones, sin datos personales',
    access: 'anyone',
    noKey: true,
    maxBodyBytes: 16 * 1024,
    body: z.strictObject({ reports: z.array(visitReportSchema).min(1).max(20) }),
    data: z.null(),
  }),
  'GET /registry/visits': defineCall({
    summary: 'Visitas, errores y tiempos de cada versión de las secciones; con un token, solo de las suyas',
    access: ADMIN_ONLY,
    sectionToken: true,
    query: z.strictObject({
      /** How far back, counted from the current hour. */
      hours: z.coerce.number().int().min(1).max(2_160).default(24),
    }),
    data: z.array(sectionVisitsSchema),
  }),
};
