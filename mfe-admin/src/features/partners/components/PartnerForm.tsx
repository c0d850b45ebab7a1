import type { Partner } from '@surco/shared/contract';
import type { PartnerType } from '@surco/shared/contract/statuses';
import { FormPage } from '@surco/shared/ui/form-page';
import type { Option } from '@surco/shared/ui/option';
import { toOption } from '../../../forms/places';
import { useRecordForm } from '../../../forms/useRecordForm';
import { useOwnZones } from '../api/useOwnZones';
import { useSavePartner } from '../api/useSavePartner';
import { conflictFieldsWith } from '../model/conflict';
import { draftOf, hasSilage, type PartnerDraft } from '../model/draft';
import { listPath } from '../model/paths';
import { partnerProblems } from '../model/problems';
import { texts } from '../texts';
import { IdentitySection, ReachSection, SilageSection } from './PartnerSections';

/** What may be given, and what it has already. */
const withKept = (offered: readonly Option[], partner: Partner | null): readonly Option[] => {
  const kept = (partner?.zones ?? []).map(toOption);
  return [...offered, ...kept.filter(({ value }) => !offered.some((option) => option.value === value))];
};

/** R-31 without a partner, R-32 with the one to change. */
export function PartnerForm({ partner, type }: { partner: Partner | null; type: PartnerType }) {
  const { options, required } = useOwnZones();
  const zones = options && withKept(options, partner);
  const { unsaved, submit, dialog, ...section } = useRecordForm<Partner, PartnerDraft>({
    record: partner,
    draftOf: draftOf(type),
    fields: conflictFieldsWith(zones ?? []),
    send: useSavePartner(partner),
    saved: texts.saved,
    onSaved: (saved) => listPath(saved.type),
  });
  const { draft } = section;
  return (
    <>
      <FormPage
        validate={() => partnerProblems(draft, required)}
        onSubmit={submit}
        submitLabel={partner ? texts.save : texts.create}
        unsaved={unsaved}
        cancelTo={listPath(draft.type)}
      >
        <IdentitySection {...section} isNew={!partner} />
        <ReachSection {...section} zones={zones} required={required} />
        {hasSilage(draft.type) && <SilageSection {...section} />}
      </FormPage>
      {dialog}
    </>
  );
}
