import type { RuntimeConfig } from '@surco/shared/platform/config';
import { defaultFormats } from '@surco/shared/domain/formats';
import type { Settings } from '../settings';

/** What the front end is told at run time (K-04): nothing of it is baked into a bundle, nothing of it is secret. */
export const runtimeConfigOf = (
  { apiKey, apiKeyHeader, devRemotes, publicUrl, sso }: Settings,
  authorityMetadata?: string,
): RuntimeConfig => ({
  apiBase: '/api',
  apiKeyHeader,
  apiKey,
  sso: {
    clientId: sso.clientId,
    authority: sso.authority,
    ...(authorityMetadata ? { authorityMetadata } : {}),
    redirectUri: `${publicUrl}/redirect`,
    product: sso.product,
  },
  ...(devRemotes ? { devRemotes } : {}),
  ...defaultFormats,
});
