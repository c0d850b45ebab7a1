import { productVersion } from '../core/version';
import type { Settings } from '../core/settings/settings';
import { getMailFolder } from '../infrastructure/mail/mailer';
import type { FirstAdminState } from '../modules/users';

const describeMailFolder = ({ smtpUrl, dataDir }: Settings) =>
  smtpUrl ? '' : `; the mail is in ${getMailFolder(dataDir)}`;

/** How to sign in to a database without users. */
const firstAdminMessages: Readonly<Record<FirstAdminState, (settings: Settings) => string[]>> = {
  exists: () => [],
  invited: (settings) => [`Invited ${settings.adminEmail} as the first administrator${describeMailFolder(settings)}.`],
  missing: () => ['There are no users yet: set ADMIN_EMAIL to the address of the first administrator and start again.'],
};

/** Warning for a server that is probably behind a proxy that ends TLS, but has no TRUSTED_PROXIES. */
const proxyWarning = [
  'Warning: PUBLIC_URL is https, but TRUSTED_PROXIES is empty. Behind a proxy that ends TLS all people share its',
  'address: forty wrong sign-ins by a stranger refuse sign-in to everyone for 15 minutes, and logs name the proxy.',
  'Set TRUSTED_PROXIES to the address of the proxy (docs/settings.md).',
];

/** The lines of a warning about settings that work and are probably wrong. */
export const listWarnings = ({ production, publicUrl, trustedProxies }: Settings): readonly string[] =>
  production && publicUrl.startsWith('https:') && trustedProxies.length === 0 ? proxyWarning : [];

interface StartupInfo {
  firstAdmin: FirstAdminState;
  /** More lines to print. */
  notes?: readonly string[];
}

/** The text that is printed when the product is ready. */
export function formatStartupMessage(
  settings: Settings,
  { firstAdmin, notes = [] }: StartupInfo,
  seconds = process.uptime().toFixed(1),
): string {
  const warnings = listWarnings(settings);
  return [
    '',
    `Surco is ready at ${settings.publicUrl} (${seconds} s). Version ${productVersion}. Ctrl-C stops it.`,
    ...firstAdminMessages[firstAdmin](settings),
    ...(warnings.length > 0 ? ['', ...warnings] : []),
    ...notes,
    '',
  ].join('\n');
}
