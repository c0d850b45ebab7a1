import { readTenantId, type Environment } from './environmentSchema';
import type { Settings } from './settings';

/** The application and the tenant that the local directory impersonates. */
export const localDirectoryIds = {
  clientId: '3b0f6a52-1c9d-4e0a-9d0e-5f2a7c1b8e64',
  tenantId: 'b6c1d8a4-52f7-4c0b-8a3e-1d9f0e7a2c35',
};

/** The port of the local directory: the next one after the port of the product unless it is set. */
export const resolveDirectoryPort = (env: Environment): number =>
  env.DIRECTORY_PORT ?? (env.PORT === 65_535 ? env.PORT - 1 : env.PORT + 1);

/** The directory for single sign-on: the company's when it is set, else the local one, and none in production. */
export function resolveSso(env: Environment): Settings['sso'] {
  const product = env.SSO_PRODUCT;
  const graphUrl = env.SSO_GRAPH_URL ?? 'https://graph.microsoft.com';
  if (env.SSO_CLIENT_ID && env.SSO_AUTHORITY) {
    const tenantId = readTenantId(env.SSO_AUTHORITY);
    return { clientId: env.SSO_CLIENT_ID, tenantId, authority: env.SSO_AUTHORITY, graphUrl, product, local: false };
  }
  if (env.NODE_ENV === 'production')
    return { clientId: '', tenantId: '', authority: '', graphUrl, product, local: false };
  const authority = `https://login.microsoftonline.com/${localDirectoryIds.tenantId}`;
  return {
    ...localDirectoryIds,
    authority,
    graphUrl: env.SSO_GRAPH_URL ?? `http://localhost:${resolveDirectoryPort(env)}`,
    product,
    local: true,
  };
}
