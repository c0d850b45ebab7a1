import { z } from 'zod';
import { limits } from '../../domain/limits';
import { parseRole, roles } from '../../domain/users/roles';
import {
  sectionNameSchema,
  sectionPublicationSchema,
  sectionSchema,
  sectionTokenInputSchema,
  sectionTokenSchema,
  sectionVersionNumberSchema,
  sectionVersionSchema,
} from '../entities';
import { ADMIN_ONLY } from '../permissions';
import { requiredText, text } from '../primitives';
import { defineCall } from './callSpec';
import { idParams } from './common';

const sectionParams = z.object({ name: sectionNameSchema });
const versionParams = z.object({ name: sectionNameSchema, version: sectionVersionNumberSchema });
const reason = z.optional(requiredText(limits.reason.maxLength));

/** `Admin,Supervisor` */
const roleList = text()
  .max(100)
  .transform((text, context) => {
    const parsed = text.split(',').map(parseRole);
    const known = parsed.filter((role) => role !== undefined);
    if (known.length < parsed.length) context.addIssue({ code: 'custom', message: 'Hay un rol que no existe.' });
    return known;
  });

/** The versions of the sections and who gets them. Teams use the calls with a token, administrators on a page. */
export const sectionCalls = {
  'GET /registry/sections': defineCall({
    summary: 'List sections with the version that each audience gets; with a token, only its own',
    access: ADMIN_ONLY,
    sectionToken: true,
    data: z.array(sectionSchema),
  }),
  'GET /registry/sections/{name}/versions': defineCall({
    summary: 'List the published versions of a section, newest first',
    access: ADMIN_ONLY,
    sectionToken: true,
    params: sectionParams,
    data: z.array(sectionVersionSchema),
  }),
  /** The files are those of the build with `integrity.json`, which names the SHA-384 of each of them. */
  'PUT /registry/sections/{name}/versions': defineCall({
    summary: 'Publish a version: for everyone, on trial with roles, or for the holders of its link with trial=preview',
    access: ADMIN_ONLY,
    sectionToken: true,
    params: sectionParams,
    query: z
      .strictObject({
        /** Refused; contract 3 names it. */
        percent: z.coerce.number().int().min(1).max(99).optional(),
        roles: roleList.optional(),
        /** Ignored, because every trial that fails is ended; contract 3 names it. */
        guardMinutes: z.coerce.number().int().min(1).max(10_080).optional(),
        /** Only for the holders of a link. */
        trial: z.enum(['preview']).optional(),
        commit: z
          .string()
          .regex(/^[\w./-]{1,100}$/, 'Escriba el identificador del commit.')
          .optional(),
        reason,
      })
      .refine(({ percent }) => percent === undefined, {
        error: 'Ya no hay pruebas para un porcentaje: indique roles o trial=preview.',
        path: ['percent'],
      })
      .refine(({ trial, roles }) => !trial || roles === undefined, {
        error: 'trial=preview no se combina con roles.',
        path: ['trial'],
      }),
    upload: { maxBytes: 10 * 1024 * 1024, maxFiles: 300, accept: '.js,.css,.json,.svg,.png,.webp,.woff2,.txt' },
    data: sectionPublicationSchema,
  }),
  /** Without `roles` and `link`, for everyone. A trial and links end when their version, or none, is for everyone. */
  'POST /registry/sections/{name}/use': defineCall({
    summary: 'Give a stored version to everyone, to roles or to the holders of its link; with null take theirs away',
    access: ADMIN_ONLY,
    sectionToken: true,
    params: sectionParams,
    body: z
      .strictObject({
        /** A stored one, or that of the build that comes with the server. Null for everyone takes the section away. */
        version: sectionVersionNumberSchema.nullable(),
        roles: z.array(z.enum(roles)).min(1).max(roles.length).optional(),
        link: z.literal(true).optional(),
        reason,
      })
      .refine(({ roles: ofRoles, link }) => !ofRoles || !link, {
        error: 'Indique roles o link, no ambos.',
        path: ['link'],
      }),
    data: sectionSchema,
  }),
  'POST /registry/sections/{name}/menu': defineCall({
    summary: 'Approve or refuse the entries of a section in the menu',
    access: ADMIN_ONLY,
    params: sectionParams,
    body: z.strictObject({ approved: z.boolean(), reason }),
    data: sectionSchema,
  }),
  /**
   * For `surco-section` of contract 3.0, in place of `use`: ends the trial; without one everyone gets the previous
   * version. With `version`, it is rejected with 409 unless that is the version that would be withdrawn.
   */
  'POST /registry/sections/{name}/rollback': defineCall({
    summary: 'End the trial or, without one, return to the previous version',
    access: ADMIN_ONLY,
    sectionToken: true,
    params: sectionParams,
    body: z.strictObject({ version: sectionVersionNumberSchema.optional(), reason }).nullish(),
    data: sectionSchema,
  }),
  /** For `surco-section` of contract 3.0: old versions are removed by themselves. */
  'DELETE /registry/sections/{name}/versions/{version}': defineCall({
    summary: 'Remove a version and end its trial; the version for everyone cannot be removed',
    access: ADMIN_ONLY,
    sectionToken: true,
    params: versionParams,
    data: sectionSchema,
  }),
  'GET /registry/tokens': defineCall({
    summary: 'List the publishing tokens of the teams',
    access: ADMIN_ONLY,
    data: z.array(sectionTokenSchema),
  }),
  /** The token is shown only in this answer and not stored; therefore Idempotency-Key is not supported. */
  'POST /registry/tokens': defineCall({
    summary: 'Create a publishing token, which is shown once',
    access: ADMIN_ONLY,
    body: sectionTokenInputSchema,
    data: z.strictObject({ token: z.string(), record: sectionTokenSchema }),
  }),
  'DELETE /registry/tokens/{id}': defineCall({
    summary: 'Revoke a publishing token',
    access: ADMIN_ONLY,
    params: idParams,
    data: sectionTokenSchema,
  }),
  /** Removes the cookie of preview links, so that the browser gets the usual versions again. */
  'POST /registry/preview/leave': defineCall({
    summary: 'Leave the preview',
    access: 'anyone',
    data: z.strictObject({ left: z.literal(true) }),
  }),
};
