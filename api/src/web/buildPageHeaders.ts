import type { RuntimeConfig } from '@surco/shared/platform/config';
import { BOOT_HASH } from './page/bootScript';
import { BROWSER_CHECK_HASH } from './page/browserCheck';

/** Origins of the directory: where the sign-on library fetches tokens and opens its hidden frame. */
function listDirectoryOrigins({ authority, authorityMetadata }: RuntimeConfig['sso']): string[] {
  const metadata: unknown = authorityMetadata ? JSON.parse(authorityMetadata) : {};
  const endpoints = typeof metadata === 'object' && metadata !== null ? Object.values(metadata) : [];
  const addresses = [authority, ...endpoints].filter((value): value is string => typeof value === 'string');
  return [...new Set(addresses.filter((text) => /^https?:\/\//.test(text)).map((text) => new URL(text).origin))];
}

/** Headers of what depends on the session cookie: a cache between server and browser must not give it to others. */
export const perUserHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'private, no-cache',
  vary: 'accept-encoding, cookie',
};

/**
 * Headers of a page. Only the page that single sign-on returns to may be framed by the product and keeps its opener.
 */
export function buildPageHeaders(config: RuntimeConfig, page: 'app' | 'redirect'): Record<string, string> {
  const directory = listDirectoryOrigins(config.sso).join(' ');
  const [assets = '', devRemotes = ''] =
    page === 'app' ? [config.assetsUrl, config.devRemotes].map((origin) => origin && ` ${origin}`) : [];
  const policy = [
    `default-src 'self'${assets}`,
    `script-src 'self' ${BROWSER_CHECK_HASH} ${BOOT_HASH}${assets}${devRemotes}`,
    `style-src 'self' 'unsafe-inline'${assets}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    `img-src 'self' data: blob:${assets}`,
    `connect-src 'self' ${directory}${assets}${devRemotes}`,
    `frame-src 'self' ${directory}`,
    `frame-ancestors ${page === 'redirect' ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');
  return {
    'content-security-policy': policy,
    ...perUserHeaders,
    ...(page === 'app' ? { 'cross-origin-opener-policy': 'same-origin-allow-popups' } : {}),
  };
}
