import { z } from 'zod';
import { limits, textLength } from '../../../domain/limits';
import {
  isPrivacyRequestResolved,
  missingResolutionMessage,
  privacyRequestKinds,
  privacyRequestStatuses,
} from '../../../domain/privacy/privacyRequests';
import { calendarDate, id, optionalText, recordDate, recordMetadata, requiredText, version } from '../../primitives';

/** One entry of the ARCO register: who asked for what, until when it must be answered, and the answer. */
export const privacyRequestSchema = z.strictObject({
  id,
  kind: z.enum(privacyRequestKinds),
  status: z.enum(privacyRequestStatuses),
  applicant: z.string(),
  contact: z.string(),
  details: z.string().nullable(),
  receivedOn: calendarDate,
  /** Last day to answer: twenty business days after the reception. */
  dueOn: calendarDate,
  resolution: z.string().nullable(),
  resolvedOn: calendarDate.nullable(),
  /** Last day to carry out a decision in favour: fifteen business days after it. */
  effectiveBy: calendarDate.nullable(),
  ...recordMetadata,
});
export type PrivacyRequest = z.output<typeof privacyRequestSchema>;

const inputFields = {
  kind: z.enum(privacyRequestKinds),
  status: z.enum(privacyRequestStatuses).default('RECIBIDA'),
  applicant: requiredText(textLength.applicant),
  /** Where the answer is sent: an e-mail address, a phone number or an address. */
  contact: requiredText(textLength.applicantContact),
  details: optionalText(limits.notes.maxLength),
  receivedOn: recordDate,
  /** Required once the request is resolved. */
  resolution: optionalText(limits.notes.maxLength),
};

const checkResolution = (
  { status, resolution }: { status: (typeof privacyRequestStatuses)[number]; resolution: string | null },
  context: z.RefinementCtx,
): void => {
  if (isPrivacyRequestResolved(status) && resolution === null)
    context.addIssue({ code: 'custom', path: ['resolution'], message: missingResolutionMessage });
};

export const privacyRequestInputSchema = z.strictObject(inputFields).superRefine(checkResolution);
export const privacyRequestUpdateSchema = z.strictObject({ ...inputFields, version }).superRefine(checkResolution);
