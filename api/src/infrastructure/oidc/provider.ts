import { randomBytes, type KeyObject } from 'node:crypto';
import type * as oidcProvider from 'oidc-provider';
import type { Configuration, Provider } from 'oidc-provider';
import { hostPaths } from '@surco/shared/contract';
import { renderErrorPage, renderSignedOutPage, renderSignOutPage } from './pages';
import { formatFullName } from '@surco/shared/domain';
import type { DirectoryUsers } from './directoryUsers';

/** Audience of access tokens, as in the real directory. */
export const audience = 'https://graph.microsoft.com';
const accessScope = 'User.Read';

export interface DirectoryIdentity {
  issuer: string;
  clientId: string;
  tenantId: string;
  /** Origins of the product; each has its `/redirect` registered and may call across origins. */
  origins: readonly string[];
}

type OidcModule = typeof oidcProvider;

/** Every prompt leads to the one sign-in page. There is no consent prompt: the tenant's administrator has consented. */
function createInteractionPolicy({ interactionPolicy }: OidcModule) {
  const prompts = interactionPolicy.base();
  prompts.remove('consent');
  prompts.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return prompts;
}

function createConfiguration(
  oidc: OidcModule,
  identity: DirectoryIdentity,
  users: DirectoryUsers,
  key: KeyObject,
): Configuration {
  const { clientId, tenantId, origins } = identity;
  const cookie = `surco_directory_${new URL(identity.issuer).port}`;
  const day = 24 * 3600;
  return {
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        redirect_uris: origins.map((origin) => origin + hostPaths.ssoRedirect),
        post_logout_redirect_uris: origins.flatMap((origin) =>
          ['', '/', hostPaths.ssoRedirect, hostPaths.login, hostPaths.logout].map((path) => `${origin}${path}`),
        ),
      },
    ],
    jwks: { keys: [{ ...key.export({ format: 'jwk' }), kty: 'RSA', kid: 'surco', alg: 'RS256', use: 'sig' }] },
    cookies: {
      keys: [randomBytes(24).toString('base64url')],
      names: { session: cookie, interaction: `${cookie}_interaction`, resume: `${cookie}_resume` },
    },
    scopes: ['openid', 'profile', 'email', 'offline_access'],
    claims: {
      openid: ['sub', 'oid', 'tid', 'ver'],
      profile: ['name', 'given_name', 'family_name', 'preferred_username'],
      email: ['email'],
    },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    interactions: {
      policy: createInteractionPolicy(oidc),
      url: (_ctx, interaction) => `/interaction/${interaction.uid}`,
    },
    ttl: {
      AccessToken: 3600,
      AuthorizationCode: 60,
      Grant: 14 * day,
      IdToken: 3600,
      Interaction: 3600,
      RefreshToken: day,
      Session: 14 * day,
    },
    clientBasedCORS: (_ctx, origin) => origins.includes(origin),
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    findAccount: (_ctx, id) => {
      const user = users.findById(id);
      return (
        user && {
          accountId: id,
          claims: () => ({
            sub: id,
            oid: id,
            tid: tenantId,
            ver: '2.0',
            name: formatFullName(user),
            given_name: user.firstName,
            family_name: user.lastName,
            preferred_username: user.email,
            email: user.email,
          }),
        }
      );
    },
    extraTokenClaims: (_ctx, token) =>
      'accountId' in token ? createAccessClaims(identity, token.accountId) : undefined,
    loadExistingGrant: async (ctx) => {
      const { client, session, provider, result } = ctx.oidc;
      if (!client || !session?.accountId) return undefined;
      const grantId = result?.consent?.grantId ?? session.grantIdFor(client.clientId);
      const known = grantId ? await provider.Grant.find(grantId) : undefined;
      if (known && known.accountId === session.accountId) return known;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid profile email offline_access');
      grant.addResourceScope(audience, accessScope);
      await grant.save();
      return grant;
    },
    renderError: (ctx, details) => {
      ctx.type = 'html';
      ctx.body = renderErrorPage(`${details.error}: ${details.error_description ?? ''}`);
    },
    features: {
      devInteractions: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => audience,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: accessScope,
          audience,
          accessTokenFormat: 'jwt',
          accessTokenTTL: 3600,
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          ctx.body = renderSignOutPage(form);
        },
        postLogoutSuccessSource: (ctx) => {
          ctx.body = renderSignedOutPage();
        },
      },
    },
  };
}

/** The claims of an access token besides the registered ones. The product checks application, tenant and user. */
export const createAccessClaims = (
  { clientId, tenantId }: Pick<DirectoryIdentity, 'clientId' | 'tenantId'>,
  oid: string,
) => ({ appid: clientId, tid: tenantId, oid, scp: accessScope });

export const createProvider = (
  oidc: OidcModule,
  identity: DirectoryIdentity,
  users: DirectoryUsers,
  key: KeyObject,
): Provider => new oidc.Provider(identity.issuer, createConfiguration(oidc, identity, users, key));

/** The endpoints of the directory as JSON, so that msal does not request them from the authority. */
export const createAuthorityMetadata = (issuer: string): string =>
  JSON.stringify({
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    end_session_endpoint: `${issuer}/session/end`,
    jwks_uri: `${issuer}/jwks`,
  });
