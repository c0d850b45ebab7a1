import { DocumentForm } from '../components/DocumentForm';

const NEW = { mode: 'voucher:new' } as const;

/** a consultant sets seed aside for a customer, to be paid in instalments. */
export default function CreateVoucherPage() {
  return <DocumentForm origin={NEW} />;
}
