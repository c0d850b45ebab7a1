import { z } from 'zod';
import { visitErrorKinds, webVitals } from '../../domain/visits';
import { list } from '../primitives';

const reportCount = z.number().int().min(0).max(100);
/** A person does not show a section more often between two reports, a minute apart. */
const reportVisitCount = z.number().int().min(0).max(20);

/** An error without its message, which may hold data of customers. */
export const visitErrorSchema = z.strictObject({
  kind: z.enum(visitErrorKinds),
  /** Name of the error's class; `''` when it is none. */
  name: z.string().regex(/^(?:[A-Z][A-Za-z]{0,39})?$/),
  /** First place in a file of the build, `list.0a1b2c3d.js:1:7`; `''` when it is unknown. */
  place: z.string().regex(/^(?:[\w.-]{1,80}:\d{1,7}:\d{1,7})?$/),
});
export type VisitError = z.output<typeof visitErrorSchema>;

/** What a browser counted for one version of a section since its last report. Nothing in it identifies a person. */
export const visitReportSchema = z.strictObject({
  /** The name of a section, or `HOST_NAME`. */
  section: z.string().regex(/^[a-z][a-z\d-]{0,60}$/),
  version: z.string().regex(/^[\w.-]{1,81}$/),
  /** How often the section was shown. */
  visits: reportVisitCount,
  /** Visits with at least one error or failed load. */
  failedVisits: reportVisitCount,
  /** How often its code did not arrive or could not be used, after the retries. */
  failedLoads: reportVisitCount,
  errors: list(visitErrorSchema.extend({ count: reportCount }), 10),
  vitals: list(z.strictObject({ name: z.enum(webVitals), value: z.number().min(0).max(600_000) }), 6),
});
export type VisitReport = z.output<typeof visitReportSchema>;

const percentileSchema = z.strictObject({
  samples: z.number().int(),
  /** Three of four visits were as good as this or better; null without samples. */
  p75: z.number().nullable(),
});

/** The visits of one version of a section, on trial or not. */
export const sectionVisitsSchema = z.strictObject({
  section: z.string(),
  version: z.string(),
  onTrial: z.boolean(),
  visits: z.number().int(),
  failedVisits: z.number().int(),
  failedLoads: z.number().int(),
  errors: z.strictObject({ script: z.number().int(), promise: z.number().int(), render: z.number().int() }),
  /** The most frequent errors, `TypeError list.0a1b2c3d.js:1:7`. */
  frequentErrors: z.array(z.strictObject({ error: z.string(), count: z.number().int() })),
  vitals: z.strictObject({
    LCP: percentileSchema,
    navigation: percentileSchema,
    INP: percentileSchema,
    CLS: percentileSchema,
  }),
});
export type SectionVisits = z.output<typeof sectionVisitsSchema>;
