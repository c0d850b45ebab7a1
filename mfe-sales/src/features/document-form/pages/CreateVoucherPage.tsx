import { NewDocumentForm } from '../components/NewDocumentForm';

/** new DKbono. */
export default function CreateVoucherPage() {
  return <NewDocumentForm mode="voucher:new" />;
}
