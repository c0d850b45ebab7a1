import { useSearchParams } from '@surco/shared/platform';
import { EmptyState } from '@surco/shared/ui/feedback';
import { RecordState, useLatestRecord } from '@surco/shared/ui/detail';
import { PartnerForm } from '../components/PartnerForm';
import { getPartnersListPath } from '../paths';
import { texts } from '../texts';

const backLink = { label: texts.back, to: getPartnersListPath('DISTRIBUTOR') };

function PartnerEditor({ id }: { id: string }) {
  const response = useLatestRecord('GET /partners/{id}', { params: { id } });
  return (
    <RecordState response={response} back={backLink}>
      {(partner) => <PartnerForm partner={partner} type={partner.type} />}
    </RecordState>
  );
}

/** edits the partner of the query parameter `id`. */
export default function PartnerEditPage() {
  const [search] = useSearchParams();
  const id = search.get('id');
  if (!id) return <EmptyState text={texts.noneSelected} action={backLink} />;
  return <PartnerEditor key={id} id={id} />;
}
