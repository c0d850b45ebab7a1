import { settingsPaths } from '@surco/shared/contract';
import type { LegalTextKind } from '@surco/shared/domain';
import { toQueryString } from '@surco/shared/platform';

/** Who accepted one version. */
export const getAcceptancesPath = (kind: LegalTextKind, version: string): string =>
  settingsPaths.legalAcceptances + toQueryString({ kind, version });
