/**
 * Longest texts of other fields, in characters. A `secret` is a password or key as typed, before it is checked; a
 * `nameConfirmation` is the name of a customer, typed again to anonymize it.
 */
export const textLength = {
  personName: 80,
  rfc: 20,
  phone: 30,
  email: 254,
  secret: 200,
  nameConfirmation: 200,
  passkeyName: 60,
  teamName: 80,
  applicant: 120,
  applicantContact: 200,
  responsibleName: 200,
  responsibleAddress: 300,
  responsibleContact: 200,
} as const;

/** Ranges that the forms, the wire schemas and the rules share. Areas in hectares, fractions 0–1. */
export const limits = {
  /** Bags of one line. */
  quantity: { min: 1, max: 9_999 },
  /** Lines of a sale or DKbono. */
  lines: { min: 1, max: 200 },
  /** Of one DKbono. */
  payments: { max: 200 },
  lineHectares: { min: 0, max: 999_999.99 },

  notes: { maxLength: 1_000 },
  reason: { maxLength: 300 },
  legalText: { maxLength: 30_000 },
  /** Length of a new password. */
  password: { minLength: 10, maxLength: 200 },
  /** Minutes until a mailed link expires: one that sets a password, and one that confirms a new address. */
  linkMinutes: { password: 30, email: 30 },
  /** Days until the link of an invitation expires: who works in the field reads mail at night. */
  invitationDays: 7,
  /** How long a new sign-in in the directory confirms what users change of their own access. */
  identityConfirmationMinutes: 5,
  /** Limits of an imported spreadsheet; more rows need several files. */
  workbook: { maxBytes: 5 * 1024 * 1024, maxRows: 20_000 },
  /** Records of one bulk action, of one export of selected records, and DKbonos of one PDF. */
  selection: { actionMax: 200, exportMax: 1_000, pdfMax: 50 },
  /** Largest amount of decimal(12,2). */
  money: { max: '9999999999.99' },
} as const;
