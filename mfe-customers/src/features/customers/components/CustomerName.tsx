import type { Customer } from '@surco/shared/contract';
import { formatFullName } from '@surco/shared/domain';
import { CellText } from '@surco/shared/ui/table';
import './CustomerName.css';

/** The full name of a person; for a company, its name with the contact person below. */
export function CustomerName({ customer }: { customer: Pick<Customer, 'firstName' | 'lastName' | 'businessName'> }) {
  const person = formatFullName(customer);
  if (!customer.businessName) return <CellText>{person}</CellText>;
  return (
    <>
      <CellText>{customer.businessName}</CellText>
      <span className="surco-customer-contact">
        <CellText>{person}</CellText>
      </span>
    </>
  );
}
