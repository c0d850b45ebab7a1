import { join } from 'node:path';
import { roleLabels } from '@surco/shared/contract/roles';
import { demoAccounts, demoClientLogin, demoPassword } from '../../../api/src/seed/accounts';
import type { FirstAdmin } from '../../../api/src/modules/users/firstAdmin';
import type { Settings } from '../../../api/src/settings';

/** Rows as a box of columns, each as wide as its widest cell. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_cell, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const rule = (left: string, middle: string, right: string) =>
    left + widths.map((width) => '─'.repeat(width + 2)).join(middle) + right;
  const line = (row: readonly string[]) =>
    `│${widths.map((width, column) => ` ${(row[column] ?? '').padEnd(width)} `).join('│')}│`;
  const [head = [], ...body] = rows;
  return [rule('┌', '┬', '┐'), line(head), rule('├', '┼', '┤'), ...body.map(line), rule('└', '┴', '┘')].join('\n');
}

const remark = (acceptedTos: boolean, directoryId: string | undefined) =>
  [
    acceptedTos ? '' : 'términos por aceptar',
    directoryId ? 'también con Microsoft' : `o teléfono ${demoClientLogin.phone} y clave ${demoClientLogin.clientKey}`,
  ]
    .filter(Boolean)
    .join(', ');

const accounts = () => [
  ['Cuenta', 'Rol', 'Nota'],
  ...demoAccounts.map(({ email, role, acceptedTos, directoryId }) => [
    email,
    roleLabels[role],
    remark(acceptedTos, directoryId),
  ]),
];

const letterAt = ({ smtpUrl, dataDir }: Settings) => (smtpUrl ? '' : `; el correo está en ${join(dataDir, 'outbox')}`);

/** How somebody comes to enter a database that nobody has entered yet. */
const firstEntry: Readonly<Record<FirstAdmin, (settings: Settings) => string[]>> = {
  there: () => [],
  invited: (settings) => [`Se invitó a ${settings.adminEmail} como primer administrador${letterAt(settings)}.`],
  missing: () => [
    'Aún no hay usuarios: indique en ADMIN_EMAIL el correo del primer administrador y arranque de nuevo.',
  ],
};

interface Started {
  hasDemo: boolean;
  firstAdmin: FirstAdmin;
  seconds: string;
  published: readonly string[];
}

/** What a person reads when the product is ready. */
export function announcement(settings: Settings, { hasDemo, firstAdmin, seconds, published }: Started): string {
  // Whoever has just changed one of these would look in vain for it: what was published is served, not what was built.
  const remotes = published.length ? [`Secciones publicadas: ${published.join(', ')} (pnpm status).`] : [];
  const demo = hasDemo ? ['', `Cuentas de demostración (contraseña ${demoPassword}):`, table(accounts())] : [];
  return [
    '',
    `Surco está listo en ${settings.publicUrl} (${seconds} s). Ctrl-C lo detiene.`,
    ...remotes,
    ...firstEntry[firstAdmin](settings),
    ...demo,
    '',
  ].join('\n');
}
