import { useSearchParams } from '@surco/shared/platform';
import { EmptyState } from '@surco/shared/ui/empty-state';
import { RecordState } from '@surco/shared/ui/record-state';
import { useFreshest } from '@surco/shared/ui/use-freshest';
import { PartnerForm } from '../components/PartnerForm';
import { listPath } from '../model/paths';
import { texts } from '../texts';

function Edited({ id }: { id: string }) {
  const answer = useFreshest('GET /partners/{id}', { params: { id } });
  return (
    <RecordState answer={answer}>{(partner) => <PartnerForm partner={partner} type={partner.type} />}</RecordState>
  );
}

/** the address names the partner as `?id=`. */
export default function PartnerEditPage() {
  const [search] = useSearchParams();
  const id = search.get('id');
  if (!id) return <EmptyState text={texts.unknown} action={{ label: 'Ver la lista', to: listPath('DISTRIBUTOR') }} />;
  return <Edited key={id} id={id} />;
}
