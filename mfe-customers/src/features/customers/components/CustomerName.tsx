import type { Client } from '@surco/shared/contract';
import { fullName } from '@surco/shared/domain/names';
import './CustomerName.css';

/** A person's full name; of a company its own name, with the contact's below. */
export function CustomerName({ client }: { client: Pick<Client, 'firstName' | 'lastName' | 'businessName'> }) {
  const person = fullName(client);
  if (!client.businessName) return person;
  return (
    <>
      {client.businessName}
      <span className="surco-customer-contact">{person}</span>
    </>
  );
}
