import { setupPaths } from '@surco/shared/contract';
import { partnerTypes } from '@surco/shared/domain';
import { useLocation, useSearchParams } from '@surco/shared/platform';
import { parseEnumValue } from '../../../common/model/parseEnumValue';
import { PartnerForm } from '../components/PartnerForm';

/** creates a partner; the query parameter `type` preselects its type. R-52: at another path, the own company. */
export default function PartnerCreatePage() {
  const [search] = useSearchParams();
  const isOwn = useLocation().pathname === setupPaths.company;
  const type = parseEnumValue(partnerTypes, search.get('type') ?? '');
  return <PartnerForm key={type} partner={null} type={type} isOwn={isOwn} />;
}
