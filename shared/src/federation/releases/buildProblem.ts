import { z } from 'zod';

const problemKinds = [
  'name',
  'origin',
  'files',
  'pages',
  'contract',
  'package',
  'use',
  'requires',
  'roles',
  'redirect',
  'path',
  'host-path',
  'section-path',
  'menu-path',
  // Only a server finds these, in what was uploaded.
  'reserved-field',
  'menu-label',
  'section',
  'file-name',
  'file-repeated',
  'file-missing',
  'file-json',
  'file-schema',
  'file-hash',
  'file-unlisted',
] as const;

/** One of the problems in `data` of the error SECCION_RECHAZADA. */
export const buildProblemSchema = z.object({
  kind: z.enum(problemKinds),
  /** What the problem is about, such as a file or a path. */
  subject: z.string(),
  /** What it should be instead, or who has it. */
  detail: z.string().optional(),
});

/**
 * Why a build cannot be published. The publishing command (English) and the API (Spanish) have their own words for each
 * kind: `package` is a declared range that the version of the host does not satisfy, `requires` a range that the build
 * requests and its manifest does not declare, `use` an export, a component or a call that the host does not offer.
 */
export type BuildProblem = z.output<typeof buildProblemSchema>;
