import { z } from 'zod';
import { textLength } from '../../domain/limits';
import { missingSectionsMessage, missingTeamMessage, sectionNamePattern } from '../../domain/sectionName';
import { roles } from '../../domain/users/roles';
import { id, instant, list, text, userReference } from '../primitives';
import { trialVerdictSchema } from './trialVerdict';

/** Name of a section; it is also a folder name. */
export const sectionNameSchema = z.string().regex(sectionNamePattern, 'Escriba un nombre como mfe-ventas.');
/** Number of a version; it is also a folder name. */
export const sectionVersionNumberSchema = z
  .string()
  .regex(/^\d[\w.-]{0,80}$/, 'Escriba una versión como 1.0.0-a1b2c3.');

/** Who gets a version: everyone, the roles of a trial, the holders of its link, nobody any more, nobody yet. */
export const sectionVersionStates = ['LIVE', 'TRIAL', 'PREVIEW', 'PREVIOUS', 'UNUSED'] as const;
export type SectionVersionState = (typeof sectionVersionStates)[number];

/**
 * Whether a section may have entries in the menu and in other places outside its own pages. The first ones that it gets
 * over a token wait for an administrator.
 */
export const sectionMenuStates = ['WAITING', 'APPROVED', 'REFUSED'] as const;

/**
 * While this server does not offer what the live version needs: those exports, calls and versions, and what everyone
 * gets instead; null: nothing.
 */
const misfitSchema = z.strictObject({ needs: z.array(z.string()), served: z.string().nullable() });

/** One published version of a section. What an older tool did not record is null. */
export const sectionVersionSchema = z.strictObject({
  version: z.string(),
  /** The build that comes with the server. */
  isOwn: z.boolean().optional(),
  state: z.enum(sectionVersionStates),
  /** Who gets it while it is on trial. */
  roles: z.array(z.enum(roles)).optional(),
  publishedAt: instant.nullable(),
  /** The team of the token, the user, or for a command that wrote to a folder, who ran it. */
  publishedBy: z.string().nullable(),
  /** Commit that the version was built from. */
  commit: z.string().nullable(),
  /** Why it was published, in the words of who did it; required where a check was left out. */
  reason: z.string().nullable(),
  /** Always null; contract 3 names it. */
  unusedSince: instant.nullable(),
  /** Link that makes a browser use this version; only of a preview. */
  previewUrl: z.string().nullable(),
  /** Of its files as they are stored, in the list of versions. */
  bytes: z.number().int().optional(),
  /** The figures by which its trial was ended; absent while it was not. */
  verdict: trialVerdictSchema.optional(),
  /** Of the live version, in the list of versions. */
  misfit: misfitSchema.optional(),
});
export type SectionVersion = z.output<typeof sectionVersionSchema>;

/**
 * Whether the entry file of a version is served with its published content. INVALID: the manifest of the build that
 * comes with the server is not valid, so that the section is left out. INCOMPATIBLE: this server
 * lacks something that it needs, so that an older version is served, or its pages show a message.
 */
export const sectionHealthStates = ['OK', 'CHANGED', 'MISSING', 'INVALID', 'INCOMPATIBLE'] as const;
export type SectionHealth = (typeof sectionHealthStates)[number];

/** A section and who gets which version of it. */
export const sectionSchema = z.strictObject({
  name: z.string(),
  /** Its names in the menu; without one, that of the section. */
  label: z.string(),
  /** The version for everyone; null: the build that comes with the server, if there is one. */
  live: sectionVersionSchema.nullable(),
  /** The section was taken away: nobody gets it, also not the build that comes with the server. */
  isAway: z.boolean().optional(),
  /** Absent for one that never published entries over a token: it shows what it has. */
  menu: z.enum(sectionMenuStates).optional(),
  misfit: misfitSchema.optional(),
  /** Version of the build that comes with the server; null without one, or when its manifest is not valid. */
  ownVersion: z.string().nullable(),
  /** Version on trial for roles. */
  trial: z
    .strictObject({
      version: sectionVersionSchema,
      /** Always null; contract 3 names it. */
      percent: z.number().int().nullable(),
      roles: z.array(z.enum(roles)),
      /** Not sent; contract 3 names it. */
      guardedUntil: instant.optional(),
    })
    .nullable(),
  /** Versions on trial for the holders of their links. */
  previews: z.array(sectionVersionSchema),
  /** Where rollbacks lead, the first one first; null: the build that comes with the server. */
  before: z.array(z.string().nullable()),
  /** Of the version for everyone, as this server serves it now; without one, of the trial or the latest preview. */
  health: z.enum(sectionHealthStates),
});
export type Section = z.output<typeof sectionSchema>;

/** The result of a publication. */
export const sectionPublicationSchema = z.strictObject({
  section: sectionSchema,
  /** The version that was published. */
  version: sectionVersionSchema,
  /** The version that everyone got until now, when this publication replaces it. */
  replaced: sectionVersionSchema.nullable(),
});
export type SectionPublication = z.output<typeof sectionPublicationSchema>;

/** A token that a team publishes its sections with. */
export const sectionTokenSchema = z.strictObject({
  id,
  team: z.string(),
  sections: z.array(z.string()),
  /** The last characters of the token. */
  hint: z.string(),
  createdAt: instant,
  createdBy: userReference.nullable(),
  lastUsedAt: instant.nullable(),
  revokedAt: instant.nullable(),
});
export type SectionToken = z.output<typeof sectionTokenSchema>;

export const sectionTokenInputSchema = z.strictObject({
  team: text().trim().min(1, missingTeamMessage).max(textLength.teamName),
  sections: list(sectionNameSchema, 50, missingSectionsMessage),
});
