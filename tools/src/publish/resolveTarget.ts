import { resolve } from 'node:path';
import { isServerUrl } from '@surco/section/registry';
import { readSettings } from '../../../api/src/core/settings/readSettings';

/** Where to publish to: the given folder or server, by default the folder that servers on this machine read. */
export function resolveTarget(to?: string): string {
  if (to === undefined) return readSettings(process.env).remotesDir;
  return isServerUrl(to) ? new URL(to).origin : resolve(to);
}
