import { useParams } from '@surco/shared/platform';
import { VoucherConversion } from '../components/VoucherConversion';
import { NewDocumentForm } from '../components/NewDocumentForm';

/** new sale; with a DKbono id, its conversion (T-03). */
export default function CreateSalePage() {
  const { voucherId } = useParams();
  return voucherId ? <VoucherConversion key={voucherId} voucherId={voucherId} /> : <NewDocumentForm mode="sale:new" />;
}
