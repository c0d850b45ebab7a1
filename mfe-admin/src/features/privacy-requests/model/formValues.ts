import { collectFieldErrors, type FieldError, type PrivacyRequest } from '@surco/shared/contract';
import {
  formatDate,
  isPrivacyRequestResolved,
  privacyRequestKindLabels,
  type PrivacyRequestKind,
  type PrivacyRequestStatus,
  privacyRequestStatusLabels,
} from '@surco/shared/domain';
import type { ConflictField } from '@surco/shared/ui/form';
import { texts } from '../texts';

export interface PrivacyRequestFormValues {
  readonly kind: PrivacyRequestKind;
  readonly status: PrivacyRequestStatus;
  readonly applicant: string;
  readonly contact: string;
  readonly details: string;
  readonly receivedOn: string;
  readonly resolution: string;
}

/**
 * Returns a function that maps a request to form values.
 * @param today the day on which a new request was received, `YYYY-MM-DD`
 */
export const createFormValuesMapper =
  (today: string) =>
  (request: PrivacyRequest | null): PrivacyRequestFormValues => ({
    kind: request?.kind ?? 'ACCESO',
    status: request?.status ?? 'RECIBIDA',
    applicant: request?.applicant ?? '',
    contact: request?.contact ?? '',
    details: request?.details ?? '',
    receivedOn: request?.receivedOn ?? today,
    resolution: request?.resolution ?? '',
  });

const checkText = (text: string, message: string): string | undefined => (text.trim() === '' ? message : undefined);

/** Validates the required fields: applicant, contact, day of reception, and the answer of a resolved request. */
export const validatePrivacyRequest = (values: PrivacyRequestFormValues): FieldError[] =>
  collectFieldErrors([
    ['applicant', checkText(values.applicant, texts.missing.applicant)],
    ['contact', checkText(values.contact, texts.missing.contact)],
    ['receivedOn', checkText(values.receivedOn, texts.missing.receivedOn)],
    [
      'resolution',
      isPrivacyRequestResolved(values.status) ? checkText(values.resolution, texts.missing.resolution) : undefined,
    ],
  ]);

/** The fields that a version conflict compares. */
export const conflictFields: readonly ConflictField<PrivacyRequestFormValues>[] = [
  { label: texts.kind, toText: ({ kind }) => privacyRequestKindLabels[kind] },
  { label: texts.status, toText: ({ status }) => privacyRequestStatusLabels[status] },
  { label: texts.applicant, toText: ({ applicant }) => applicant },
  { label: texts.contact, toText: ({ contact }) => contact },
  { label: texts.details, toText: ({ details }) => details },
  { label: texts.receivedOn, toText: ({ receivedOn }) => formatDate(receivedOn) },
  { label: texts.resolution, toText: ({ resolution }) => resolution },
];
