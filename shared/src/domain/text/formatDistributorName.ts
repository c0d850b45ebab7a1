/** The name of a distributor, marked if it is inactive. */
export const formatDistributorName = ({ name, active }: { readonly name: string; readonly active: boolean }): string =>
  active ? name : `${name} (inactivo)`;
