import type { Role } from '@surco/shared/domain';
import type { ManualContent } from './manualTypes';

/** Loads the manual of a role: all of it for staff, the simulator and signing in for farmers. */
export async function loadManual(role: Role): Promise<ManualContent> {
  const { content } =
    role === 'Farmer'
      ? await import(/* webpackChunkName: "manual-farmer" */ '../../../docs/manual/README.md?manual-farmer')
      : await import(/* webpackChunkName: "manual-staff" */ '../../../docs/manual/README.md?manual-staff');
  return content;
}
