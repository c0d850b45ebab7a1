import type { LegalTexts } from '@surco/shared/contract';
import type { LegalTextTemplates } from '@surco/shared/domain';
import type { ConflictField } from '@surco/shared/ui/form';
import { texts } from '../texts';

export type LegalTextFormValues = LegalTextTemplates;

/** The two texts among the fields of the form. */
export type TemplateField = 'privacyNotice' | 'terms';

export const toFormValues = (stored: LegalTexts | null): LegalTextFormValues => ({
  responsibleName: stored?.responsibleName ?? '',
  responsibleAddress: stored?.responsibleAddress ?? '',
  responsibleContact: stored?.responsibleContact ?? '',
  privacyNotice: stored?.privacyNotice ?? '',
  terms: stored?.terms ?? '',
});

/** The fields that a version conflict compares. */
export const conflictFields: readonly ConflictField<LegalTextFormValues>[] = [
  { label: texts.responsibleName, toText: ({ responsibleName }) => responsibleName },
  { label: texts.responsibleAddress, toText: ({ responsibleAddress }) => responsibleAddress },
  { label: texts.responsibleContact, toText: ({ responsibleContact }) => responsibleContact },
  { label: texts.notice, toText: ({ privacyNotice }) => privacyNotice },
  { label: texts.terms, toText: ({ terms }) => terms },
];
