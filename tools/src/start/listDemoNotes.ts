import { demoAccounts, demoFarmerLogin, demoPassword } from '../../../api/src/seed/accounts';
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

/** The demo accounts as a table, for the message of a start that loads them. */
export const listDemoNotes = ({ production }: Pick<Settings, 'production'>): string[] =>
  production ? [] : ['', `Demo accounts (password ${demoPassword}):`, formatTable(listAccountRows())];
