import { toContainerName } from '@surco/shared/federation';
import { findHotUpdate } from '@surco/shared/federation/runtime';
import type { BuildMessage } from './watchBuilds';

/** Whether an open page can change to a new build: React's production build cannot exchange components. */
export const CAN_REPLACE = process.env.NODE_ENV !== 'production';

/**
 * Replaces the modules of a section that a new build has changed.
 * @returns whether the page shows that build now; otherwise it must be reloaded
 */
export async function replaceModules({ name, hash }: BuildMessage): Promise<boolean> {
  if (!CAN_REPLACE || hash === undefined) return false;
  const update = findHotUpdate(toContainerName(name));
  return update !== undefined && update(hash);
}
