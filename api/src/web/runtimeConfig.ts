import { hostPaths } from '@surco/shared/contract';
import type { RuntimeConfig } from '@surco/shared/platform/config';
import { defaultFormatSettings } from '@surco/shared/domain';
import type { Settings } from '../core/settings/settings';
import { productVersion } from '../core/version';

/** The configuration of the front end at run time (K-04). It is not part of the bundles and holds no secrets. */
export const createRuntimeConfig = (
  { apiKey, apiKeyHeader, assetsUrl, devRemotes, publicUrl, sso }: Settings,
  authorityMetadata?: string,
): RuntimeConfig => ({
  apiBase: '/api',
  apiKeyHeader,
  apiKey,
  sso: {
    clientId: sso.clientId,
    authority: sso.authority,
    ...(authorityMetadata ? { authorityMetadata } : {}),
    redirectUri: `${publicUrl}${hostPaths.ssoRedirect}`,
    product: sso.product,
  },
  ...(devRemotes ? { devRemotes } : {}),
  ...(assetsUrl ? { assetsUrl } : {}),
  version: productVersion,
  ...defaultFormatSettings,
});
