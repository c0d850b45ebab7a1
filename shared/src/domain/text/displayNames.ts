interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

/** E-06: a person is shown by the full name. */
export const formatFullName = ({ firstName, lastName }: PersonName): string => `${firstName} ${lastName}`.trim();

/** A company by its name, a person by the full name. */
export const formatCustomerName = (customer: PersonName & { readonly businessName: string | null }): string =>
  customer.businessName ?? formatFullName(customer);

/** "locality, municipality"; only once if both have the same name. */
export const formatLocalityName = ({
  name,
  municipality,
}: {
  readonly name: string;
  readonly municipality: string;
}): string => (name === municipality ? name : `${name}, ${municipality}`);
