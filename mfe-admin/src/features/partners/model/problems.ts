import { limits } from '@surco/shared/domain/limits';
import { normalisePhone, phoneMessage } from '@surco/shared/domain/phone';
import type { Problem } from '@surco/shared/domain/problem';
import { checkRfc } from '@surco/shared/domain/rfc';
import { optionalFigure, problemsIn, textProblem, tooLong } from '../../../forms/checks';
import { complaints } from '../texts';
import { hasSilage, type PartnerDraft } from './draft';

const TONNES_MAX = 9_999_999;

const priceProblem = (price: number | null): string | undefined =>
  optionalFigure(price, { min: 0, max: Number(limits.money.max) }) && complaints.price;

/** What is wrong with a partner, in the order of its fields; zones are asked of whoever keeps only some of them. */
export function partnerProblems(draft: PartnerDraft, needsZones: boolean): Problem[] {
  const silage = hasSilage(draft.type);
  return problemsIn([
    ['name', textProblem(draft.name, complaints.name, 120)],
    ['rfc', checkRfc(draft.rfc).error],
    ['contact', tooLong(draft.contact, 120)],
    ['phone', draft.phone.trim() && !normalisePhone(draft.phone) ? phoneMessage : undefined],
    ['zoneIds', needsZones && draft.zoneIds.length === 0 ? complaints.zones : undefined],
    [
      'tonnesAvailable',
      silage ? optionalFigure(draft.tonnesAvailable, { min: 0, max: TONNES_MAX, unit: 't' }) : undefined,
    ],
    ['pricePerTonne', silage ? priceProblem(draft.pricePerTonne) : undefined],
  ]);
}
