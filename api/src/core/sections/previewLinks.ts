import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { remoteNameSchema, type VersionId, versionSchema } from '@surco/shared/federation/releases';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { getCookieOptions, prefixCookieName } from '../security/sessions/sessionCookie';
import type { Settings } from '../settings/settings';

/** Address of a preview link, before its signed text. */
export const previewPath = '/preview/';

/** The cookie holds the signed texts of the opened links. */
const getCookieName = (settings: Settings): string => prefixCookieName(settings, 'surco-preview');
const maxAgeSeconds = 14 * 24 * 3600;
const maxPreviews = 10;

const sign = ({ encryptionKey }: Settings, text: string): string => {
  const key = Buffer.from(hkdfSync('sha256', encryptionKey, '', 'surco preview links', 32));
  return createHmac('sha256', key).update(text).digest('base64url');
};

/** Neither names nor versions nor signatures contain `~` or `!`. */
const signVersion = (settings: Settings, { name, version }: VersionId): string => {
  const text = `${name}~${version}`;
  return `${text}~${sign(settings, text)}`;
};

/** Returns the version that a signed text names; undefined when this server did not sign it. */
export function readSignedVersion(settings: Settings, signed: string): VersionId | undefined {
  const [name = '', version = '', signature = '', ...more] = signed.split('~');
  if (more.length > 0 || !remoteNameSchema.safeParse(name).success || !versionSchema.safeParse(version).success)
    return undefined;
  const expected = Buffer.from(sign(settings, `${name}~${version}`));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? { name, version } : undefined;
}

/** The link that makes a browser use a version; it has an effect while the version is a preview. */
export const createPreviewUrl = (settings: Settings, id: VersionId): string =>
  `${settings.publicUrl}${previewPath}${signVersion(settings, id)}`;

/** The versions of the preview links that the browser has opened, by section. */
export function readPreviews(request: FastifyRequest, settings: Settings): Record<string, string> {
  const signed = request.cookies[getCookieName(settings)]?.split('!') ?? [];
  const versions = signed.flatMap((text) => readSignedVersion(settings, text) ?? []);
  return Object.fromEntries(versions.map(({ name, version }) => [name, version]));
}

/** Adds a version to the browser's previews, in place of another one of the same section. */
export function addPreview(request: FastifyRequest, reply: FastifyReply, settings: Settings, id: VersionId): void {
  const { [id.name]: _former, ...others } = readPreviews(request, settings);
  const versions = [...Object.entries(others), [id.name, id.version] as const].slice(-maxPreviews);
  const value = versions.map(([name, version]) => signVersion(settings, { name, version })).join('!');
  reply.setCookie(getCookieName(settings), value, { ...getCookieOptions(settings), maxAge: maxAgeSeconds });
}

export const clearPreviews = (reply: FastifyReply, settings: Settings): void => {
  reply.clearCookie(getCookieName(settings), getCookieOptions(settings));
};
