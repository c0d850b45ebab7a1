import { z } from 'zod';
import { limits, textLength } from '../../../domain/limits';
import { legalTextKinds, type LegalTextTemplates, validateLegalTexts } from '../../../domain/privacy/legalTexts';
import { id, instant, namedReference, text, userReference, version } from '../../primitives';

/**
 * Names the version that a person was shown and accepts. Without it the version in force is accepted; a version that is
 * not in force is a 409 `TEXTO_LEGAL_OBSOLETO`.
 */
export const acceptedLegalVersion = text().max(20).optional();

/** A text that people accept, and the version they accept. */
export const legalTextSchema = z.strictObject({ version: z.string(), text: z.string() });

const legalTextFields = {
  /** Name or registered name of the party that answers for the personal data. */
  responsibleName: text().trim().max(textLength.responsibleName),
  responsibleAddress: text().trim().max(textLength.responsibleAddress),
  /** Where people exercise their ARCO rights: an e-mail address or a phone number. */
  responsibleContact: text().trim().max(textLength.responsibleContact),
  /** Text with placeholders, e.g. {{responsable}}; so is `terms`. */
  privacyNotice: text().trim().max(limits.legalText.maxLength),
  terms: text().trim().max(limits.legalText.maxLength),
};

/** The texts in force as an administrator edits them. */
export const legalTextsSchema = z.strictObject({
  ...legalTextFields,
  termsVersion: z.string(),
  privacyNoticeVersion: z.string(),
  publishedAt: instant,
  /** Record version; a form that sends an older one is refused. */
  version,
});
export type LegalTexts = z.output<typeof legalTextsSchema>;

/** Each text that reads differently from the one in force becomes a new version. */
export const legalTextsInputSchema = z
  .strictObject({ ...legalTextFields, version })
  .superRefine((texts: LegalTextTemplates, context) => {
    for (const { path, message } of validateLegalTexts(texts))
      context.addIssue({ code: 'custom', path: [path], message });
  });

/** One published version, and how many people accepted it. */
export const legalTextVersionSchema = z.strictObject({
  id,
  kind: z.enum(legalTextKinds),
  version: z.string(),
  text: z.string(),
  publishedAt: instant,
  /** Null for the version that the product came with. */
  publishedBy: userReference.nullable(),
  isCurrent: z.boolean(),
  acceptances: z.number().int(),
});
export type LegalTextVersion = z.output<typeof legalTextVersionSchema>;

/** Who accepted which version, and when: a user the terms, a customer the privacy notice. */
export const legalAcceptanceSchema = z.strictObject({
  id,
  kind: z.enum(legalTextKinds),
  version: z.string(),
  user: userReference.nullable(),
  customer: namedReference.nullable(),
  acceptedAt: instant,
});
export type LegalAcceptance = z.output<typeof legalAcceptanceSchema>;
