import { partnerTypes } from '@surco/shared/domain';
import { useSearchParams } from '@surco/shared/platform';
import { parseEnumValue } from '../../../common/model/parseEnumValue';
import { PartnerForm } from '../components/PartnerForm';

/** creates a partner; the query parameter `type` preselects its type. */
export default function PartnerCreatePage() {
  const [search] = useSearchParams();
  const type = parseEnumValue(partnerTypes, search.get('type') ?? '');
  return <PartnerForm key={type} partner={null} type={type} />;
}
