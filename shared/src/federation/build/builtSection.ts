import { z } from 'zod';
import { calls } from '../../contract/calls';
import { roles } from '../../domain';
import type {
  RemoteManifest,
  RemoteMenuItem,
  RemoteMenuSection,
  RemoteRedirect,
  RemoteRoute,
} from '../manifest/manifest';
import type { BuiltFiles } from './buildFiles';
import { describeFieldErrors } from './describeFieldErrors';

/** `manifest.json` of a built section. */
export interface BuiltSection extends RemoteManifest, BuiltFiles {
  version: string;
  /** Every file of the build. */
  assets: readonly string[];
  /** Ranges of the shared packages it was built with. */
  requires: Readonly<Record<string, string>>;
  /** That of the contract once more, which hosts of version 0.1.0 read here. */
  contract?: string;
}

type OfflineCalls = NonNullable<RemoteManifest['offlineCalls']>;
type ReadCall = keyof OfflineCalls;
type OfflineCallRule = Exclude<OfflineCalls[ReadCall], number | undefined>;

const isReadCall = (key: string): key is ReadCall => key.startsWith('GET /') && Object.hasOwn(calls, key);

const text = z.string('must be a text').min(1, 'must not be empty');
const textList = z.array(text);
const pathMessage = 'must be a path of Surco such as /dashboard/weather';
const path = z.string(pathMessage).regex(/^\/(?!\/)/, pathMessage);
const roleMessage = `must be a list of roles: ${roles.join(', ')}`;
const roleList = z.array(z.enum(roles, `must be one of ${roles.join(', ')}`), roleMessage);
const count = z.number().int().positive();

/** An object with a check for each field of `T`. Unknown fields stay, for hosts that know them. */
const objectOf =
  <T>() =>
  <S extends Record<keyof T, z.ZodType>>(shape: S) =>
    z.looseObject(shape);

const menuItemShape = { path, label: text, roles: roleList, activePaths: z.array(path).optional() };
const menuItem = objectOf<RemoteMenuItem>()(menuItemShape);

const offlineRule = objectOf<OfflineCallRule>()({
  maxAnswers: count,
  answersOffline: z.boolean().optional(),
  search: z.looseObject({ fields: textList, filters: z.record(z.string(), z.string()) }).optional(),
  // A call that this server does not have is ignored: it has no stored answers.
  recordOf: z.string().refine(isReadCall).optional().catch(undefined),
});

/**
 * The form of `manifest.json`. The host checks the registry, which is made of these manifests, with checks of its own
 * (`validateRemote`), because its first load does not contain Zod.
 */
export const builtSectionSchema = objectOf<BuiltSection>()({
  name: text,
  version: text,
  contract: text.optional(),
  entry: text,
  pages: z.record(z.string(), z.object({ files: textList, shared: textList })),
  uses: textList.optional(),
  assets: textList,
  requires: z.record(z.string(), z.string()),
  menu: z.array(
    objectOf<RemoteMenuSection>()({
      ...menuItemShape,
      icon: text,
      order: z.number(),
      children: z.array(menuItem).optional(),
    }),
  ),
  routes: z.array(
    objectOf<RemoteRoute>()({
      path,
      title: text,
      page: text,
      roles: z.union([z.literal('public'), roleList], `must be 'public', or ${roleMessage.slice('must be '.length)}`),
      pageFor: z.record(z.string(), text).optional(),
      titleFor: z.record(z.string(), text).optional(),
      firstCall: path.optional(),
      parallelCalls: z.array(path).optional(),
      withoutAntd: z.boolean().optional(),
      homeFor: roleList.optional(),
      overviewFor: roleList.optional(),
      profileFor: roleList.optional(),
      loginLink: text.optional(),
      shortcut: text.optional(),
      help: z
        .string()
        .regex(/^(?:\/(?!\/)|https:\/\/)/)
        .optional(),
      importLabel: text.optional(),
      action: z.boolean().optional(),
      customerAction: text.optional(),
    }),
  ),
  redirects: z.array(objectOf<RemoteRedirect>()({ path, redirectTo: path })),
  offline: z.record(z.string(), textList).optional(),
  offlineCalls: z.record(z.string().regex(/^GET \/\S+$/), z.union([count, offlineRule])).optional(),
  // As above, a call that this server does not have is ignored: no device could store its answer.
  offlineData: z
    .record(
      z.string(),
      textList.transform((keys) => keys.filter(isReadCall)),
    )
    .optional(),
}) satisfies z.ZodType<BuiltSection>;

/**
 * Parses the text of a `manifest.json`.
 * @param source where the text is from, for the error message
 * @throws Error with every field that is not valid
 */
export function parseBuiltSection(json: string, source: string): BuiltSection {
  try {
    return builtSectionSchema.parse(JSON.parse(json));
  } catch (cause) {
    const reason = cause instanceof z.ZodError ? describeFieldErrors(cause) : String(cause);
    throw new Error(`The manifest.json of ${source} is not valid: ${reason}`, { cause });
  }
}
