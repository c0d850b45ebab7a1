import { NewDocument } from '../components/NewDocument';

/** a consultant sets seed aside for a customer, to be paid in instalments. */
export default function CreateVoucherPage() {
  return <NewDocument mode="voucher:new" />;
}
