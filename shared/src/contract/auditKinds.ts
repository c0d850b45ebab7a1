/** The kinds of action that the audit log is filtered by. */
export const auditKinds = ['access', 'credentials', 'downloads', 'changes'] as const;
export type AuditKind = (typeof auditKinds)[number];

/** The actions of each kind; `changes` are all others. */
export const auditActionsByKind: Readonly<Record<Exclude<AuditKind, 'changes'>, readonly string[]>> = {
  access: [
    'SIGN_IN',
    'SIGN_IN_FAILED',
    'SIGN_OUT',
    'SESSION_END', // users ended their sessions on other devices
    'PUSH_ON', // a device began to get notifications while the product is closed
    'PUSH_CHANGE',
    'PUSH_OFF', // by its user; without a user when Surco removed the device, e.g. because it was gone
  ],
  credentials: [
    'RESET_REQUEST', // somebody asked for a link that sets a new password
    'PASSWORD', // password changed
    'EMAIL_REQUEST', // users asked to change their e-mail address, which they have to confirm
    'EMAIL', // e-mail address changed: confirmed by its user, or changed by an administrator
    'ROLE', // role changed
    'INVITATION', // invitation to choose a password sent again
    'INVITATION_REVOKED',
    'OPERATOR_INVITATION', // administrator invited on the server: surco admin invite
    'OPERATOR_SECOND_FACTOR_RESET', // surco admin reset-factor
    'CLIENT_KEY', // new login key of a farmer
    'LINK', // user linked to an account of the directory
    'SECOND_FACTOR_ON', // authenticator app set up
    'SECOND_FACTOR_OFF', // second factor turned off by its user
    'SECOND_FACTOR_RESET', // second factor removed by somebody else
    'RECOVERY_CODES', // new recovery codes created
    'RECOVERY_CODE_USED',
    'PASSKEY_ADDED',
    'PASSKEY_REMOVED',
  ],
  downloads: [
    'EXPORT', // workbook or file with the data of a list, customer or user
    'PDF', // PDF of a paper: of a document, payment, account or simulation
  ],
};
