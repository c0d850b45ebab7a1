import { getMailFolder } from '../../../api/src/infrastructure/mail/mailer';
import { demoAccounts, demoFarmerLogin, demoPassword } from '../../../api/src/seed/accounts';
import type { FirstAdminState } from '../../../api/src/modules/users';
import type { Settings } from '../../../api/src/core/settings/settings';

/** Formats rows as a table with borders; the first row is the header. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_cell, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const drawBorder = (left: string, middle: string, right: string) =>
    left + widths.map((width) => '─'.repeat(width + 2)).join(middle) + right;
  const formatRow = (row: readonly string[]) =>
    `│${widths.map((width, column) => ` ${(row[column] ?? '').padEnd(width)} `).join('│')}│`;
  const [head = [], ...body] = rows;
  return [
    drawBorder('┌', '┬', '┐'),
    formatRow(head),
    drawBorder('├', '┼', '┤'),
    ...body.map(formatRow),
    drawBorder('└', '┴', '┘'),
  ].join('\n');
}

const describeAccount = (acceptedTos: boolean, directoryId: string | undefined) =>
  [
    acceptedTos ? '' : 'terms not accepted yet',
    directoryId ? 'also with Microsoft' : `or phone ${demoFarmerLogin.phone} and key ${demoFarmerLogin.clientKey}`,
  ]
    .filter(Boolean)
    .join(', ');

const listAccountRows = () => [
  ['Account', 'Role', 'Note'],
  ...demoAccounts.map(({ email, role, acceptedTos, directoryId }) => [
    email,
    role,
    describeAccount(acceptedTos, directoryId),
  ]),
];

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
].join('\n');

const listWarnings = ({ production, publicUrl, trustedProxies }: Settings): string[] =>
  production && publicUrl.startsWith('https:') && trustedProxies.length === 0 ? ['', proxyWarning] : [];

interface StartupInfo {
  hasDemo: boolean;
  firstAdmin: FirstAdminState;
  seconds: string;
  published: readonly string[];
}

/** The text that `pnpm start` prints when the product is ready. */
export function formatStartupMessage(
  settings: Settings,
  { hasDemo, firstAdmin, seconds, published }: StartupInfo,
): string {
  // A published version is served instead of the build here, so changes to these sections do not show.
  const remotes = published.length ? [`Published sections: ${published.join(', ')} (pnpm status).`] : [];
  const demo = hasDemo ? ['', `Demo accounts (password ${demoPassword}):`, formatTable(listAccountRows())] : [];
  return [
    '',
    `Surco is ready at ${settings.publicUrl} (${seconds} s). Ctrl-C stops it.`,
    ...remotes,
    ...firstAdminMessages[firstAdmin](settings),
    ...listWarnings(settings),
    ...demo,
    '',
  ].join('\n');
}
