/** The kinds of action that the audit log is filtered by. */
export const auditKinds = ['access', 'credentials', 'downloads', 'changes'] as const;
export type AuditKind = (typeof auditKinds)[number];

/** The actions of each kind; `changes` are all others. */
export const auditActionsByKind: Readonly<Record<Exclude<AuditKind, 'changes'>, readonly string[]>> = {
  access: ['SIGN_IN', 'SIGN_IN_FAILED', 'SIGN_OUT', 'SESSION_END'],
  credentials: [
    'RESET_REQUEST',
    'PASSWORD',
    'EMAIL_REQUEST',
    'EMAIL',
    'ROLE',
    'CLIENT_KEY',
    'LINK',
    'SECOND_FACTOR_ON',
    'SECOND_FACTOR_OFF',
    'SECOND_FACTOR_RESET',
    'RECOVERY_CODES',
    'RECOVERY_CODE_USED',
    'PASSKEY_ADDED',
    'PASSKEY_REMOVED',
  ],
  downloads: ['EXPORT', 'PDF'],
};
