import type { CallBody } from '@surco/shared/contract';
import type { Problem } from '@surco/shared/domain/problem';
import { customerBody } from '../../customer-fields/model/body';
import type { CustomerDraft } from '../../customer-fields/model/draft';
import { customerProblems } from '../../customer-fields/model/problems';
import { texts } from '../texts';

/** A customer's own registration needs the privacy notice accepted beside what every customer needs. */
export const registrationProblems = (draft: CustomerDraft): Problem[] => [
  ...customerProblems(draft),
  ...(draft.privacyNoticeAccepted ? [] : [{ path: 'privacyNoticeAccepted', message: texts.noticeMissing }]),
];

/** The body of `POST /clients/registration`. */
export const registrationBody = (draft: CustomerDraft): CallBody<'POST /clients/registration'> => ({
  ...customerBody(draft),
  privacyNoticeAccepted: true,
});
