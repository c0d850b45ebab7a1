import type { FieldError } from '../fieldError';
import { limits } from '../limits';
import {
  fillPlaceholders,
  findPlaceholders,
  formatPlaceholder,
  hasBrokenBraces,
  type MessagePlaceholders,
} from '../messages/messageTemplates';

/** The texts that people accept: the terms of use (consultants, N-07) and the privacy notice (customers). */
export const legalTextKinds = ['TERMS', 'PRIVACY_NOTICE'] as const;
export type LegalTextKind = (typeof legalTextKinds)[number];

export const legalTextLabels: Readonly<Record<LegalTextKind, string>> = {
  TERMS: 'Términos de uso',
  PRIVACY_NOTICE: 'Aviso de privacidad',
};

/** The party that answers for the personal data, whom the law wants named in the privacy notice. */
export interface ResponsibleParty {
  readonly responsibleName: string;
  readonly responsibleAddress: string;
  readonly responsibleContact: string;
}

/** What an administrator edits: the responsible party and the two texts with their placeholders. */
export interface LegalTextTemplates extends ResponsibleParty {
  readonly terms: string;
  readonly privacyNotice: string;
}

const responsiblePlaceholders = ['responsable', 'domicilio', 'contacto'] as const;

/** The placeholders of each text; the notice must name the responsible party completely. */
export const legalTextPlaceholders = {
  terms: { placeholders: responsiblePlaceholders, required: [] },
  privacyNotice: { placeholders: responsiblePlaceholders, required: responsiblePlaceholders },
} as const satisfies Record<'terms' | 'privacyNotice', MessagePlaceholders>;

/** Fills a template with the data of the responsible party: the text that people read. */
export const fillLegalText = (template: string, party: ResponsibleParty): string =>
  fillPlaceholders(template, {
    responsable: party.responsibleName,
    domicilio: party.responsibleAddress,
    contacto: party.responsibleContact,
  });

function validateTemplate(path: 'terms' | 'privacyNotice', template: string): FieldError[] {
  const { placeholders, required } = legalTextPlaceholders[path];
  if (template.trim() === '') return [{ path, message: 'Escriba el texto.' }];
  if (template.length > limits.legalText.maxLength)
    return [{ path, message: `Debe tener ${limits.legalText.maxLength} caracteres como máximo.` }];
  const allowed = `Admite: ${placeholders.map(formatPlaceholder).join(', ')}.`;
  if (hasBrokenBraces(template)) return [{ path, message: `Hay llaves que no cierran o no abren. ${allowed}` }];
  const used = findPlaceholders(template);
  const unknown = used.find((name) => !placeholders.some((allowedName) => allowedName === name));
  if (unknown !== undefined) return [{ path, message: `El texto no admite ${formatPlaceholder(unknown)}. ${allowed}` }];
  const missing = required.filter((name) => !used.includes(name));
  if (missing.length === 0) return [];
  return [{ path, message: `El texto debe llevar ${missing.map(formatPlaceholder).join(', ')}.` }];
}

/** Validates both texts and the responsible party, with the same sentences on the screen and from the API. */
export function validateLegalTexts(texts: LegalTextTemplates): FieldError[] {
  const requiredFields = [
    ['responsibleName', 'Escriba el nombre o la razón social del responsable.'],
    ['responsibleAddress', 'Escriba el domicilio del responsable.'],
    ['responsibleContact', 'Escriba el correo o teléfono para ejercer los derechos ARCO.'],
  ] as const;
  return [
    ...requiredFields.flatMap(([path, message]) => (texts[path].trim() === '' ? [{ path, message }] : [])),
    ...validateTemplate('privacyNotice', texts.privacyNotice),
    ...validateTemplate('terms', texts.terms),
  ];
}

/** Lists the texts that people would read differently after a change: those get a new version. */
export function listChangedLegalTexts(before: LegalTextTemplates, after: LegalTextTemplates): LegalTextKind[] {
  const differs = (field: 'terms' | 'privacyNotice') =>
    fillLegalText(before[field], before) !== fillLegalText(after[field], after);
  return [
    ...(differs('terms') ? (['TERMS'] as const) : []),
    ...(differs('privacyNotice') ? (['PRIVACY_NOTICE'] as const) : []),
  ];
}
