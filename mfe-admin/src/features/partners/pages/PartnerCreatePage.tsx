import { partnerTypes } from '@surco/shared/contract/statuses';
import { useSearchParams } from '@surco/shared/platform';
import { oneOf } from '../../../forms/oneOf';
import { PartnerForm } from '../components/PartnerForm';

/** */
export default function PartnerCreatePage() {
  const [search] = useSearchParams();
  return <PartnerForm partner={null} type={oneOf(partnerTypes, search.get('type') ?? '')} />;
}
