import { createHash } from 'node:crypto';
import type { RuntimeConfig } from '@surco/shared/platform/config';
import type { RemoteRegistry } from '@surco/shared/federation/registry';
import type { Preloads } from './preloads';

/**
 * Runs before any of our code has arrived: starts the session's call and the page's first one, and keeps the answers
 * under way for the platform's client (`takeInFlight`). Its digest stands in the page's policy, so no script is
 * allowed by being inline.
 */
export const BOOT_SCRIPT = `(function(){var d=JSON.parse(document.getElementById("surco-boot").textContent),c=d.config,m=new Map(),h={accept:"application/json"};h[c.apiKeyHeader]=c.apiKey;d.calls.forEach(function(u){var p=fetch(c.apiBase+u,{credentials:"include",headers:h});p.catch(function(){});m.set("GET "+c.apiBase+u,p)});window.__surco={config:c,registry:d.registry,trial:d.trial,inFlight:m}})()`;

export const BOOT_HASH = `'sha256-${createHash('sha256').update(BOOT_SCRIPT).digest('base64')}'`;

/** JSON inside an element: no text in it can end the element. */
const embedded = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

const preload = (address: string): string => `<link rel="preload" as="script" href="${address}">`;

/** The page with configuration, registry and preloads in it: nothing is left to wait for a second round trip. */
export function renderHtml(
  template: string,
  config: RuntimeConfig,
  { registry, trial }: { registry: RemoteRegistry; trial: boolean },
  { scripts, calls }: Preloads,
): string {
  const head = [
    ...scripts.map(preload),
    `<script type="application/json" id="surco-boot">${embedded({ config, registry, calls, ...(trial ? { trial } : {}) })}</script>`,
    `<script>${BOOT_SCRIPT}</script>`,
  ].join('');
  return template.replace('<!--surco-head-->', () => head);
}
