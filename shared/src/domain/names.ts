interface Person {
  readonly firstName: string;
  readonly lastName: string;
}

/** E-06: a person is shown by the full name. */
export const fullName = ({ firstName, lastName }: Person): string => `${firstName} ${lastName}`.trim();

/** A company by its name, a person by the full name. */
export const customerName = (customer: Person & { readonly businessName: string | null }): string =>
  customer.businessName ?? fullName(customer);

/** A locality and its municipality, which a seat is called like. */
export const localityName = ({
  name,
  municipality,
}: {
  readonly name: string;
  readonly municipality: string;
}): string => (name === municipality ? name : `${name}, ${municipality}`);
