import type { RuntimeConfig } from '@surco/shared/platform/config';
import type { RemoteRegistry } from '@surco/shared/federation';
import { locateFiles } from './locateFiles';
import { BOOT_SCRIPT } from './page/bootScript';
import { BROWSER_CHECK } from './page/browserCheck';
import type { Preloads } from './resolvePreloads';

/** Escapes JSON for use inside an element, so that no text in it can end the element. */
const toInlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/**
 * A preload that the boot script starts. It must have the same `integrity` and `crossorigin` as the script, or the
 * browser fetches the file twice.
 */
const renderPreload = (path: string, hash: string | undefined, assetsUrl = ''): string =>
  `<link as="script" fetchpriority="low" href="${assetsUrl}${path}"${hash ? ` integrity="${hash}"` : ''}${hash || assetsUrl ? ' crossorigin' : ''}>`;

/** The scripts of the template are files of the host. */
const locateScripts = (template: string, assetsUrl: string | undefined): string =>
  assetsUrl ? template.replaceAll(/<script\b([^>]*) src="\//g, `<script crossorigin$1 src="${assetsUrl}/`) : template;

interface PageSections {
  registry: RemoteRegistry;
  hasTrial: boolean;
  /** Sections of which the visitor gets a preview. */
  previews?: readonly string[];
  /** The hash of a script, by its address. */
  findHash?: (address: string) => string | undefined;
}

/** The files of the pages are only needed later, for work without a network; the preloads name those of this page. */
const withoutFiles = ({ format, remotes }: RemoteRegistry): RemoteRegistry => ({
  format,
  remotes: remotes.map((remote) => ({ ...remote, files: {} })),
});

/** Returns the page with configuration, registry and preloads, so that no second round trip is needed. */
export function renderHtml(
  template: string,
  config: RuntimeConfig,
  { registry, hasTrial, previews = [], findHash = () => undefined }: PageSections,
  { scripts, calls }: Preloads,
): string {
  const boot = {
    config,
    registry: locateFiles(withoutFiles(registry), config.assetsUrl),
    calls,
    ...(hasTrial && { hasCanary: true }),
    ...(previews.length > 0 && { previews }),
  };
  const head = [
    `<script>${BROWSER_CHECK}</script>`,
    ...scripts.map((address) => renderPreload(address, findHash(address), config.assetsUrl)),
    `<script type="application/json" id="surco-boot">${toInlineJson(boot)}</script>`,
    `<script>${BOOT_SCRIPT}</script>`,
  ].join('');
  return locateScripts(template, config.assetsUrl).replace('<!--surco-head-->', () => head);
}
