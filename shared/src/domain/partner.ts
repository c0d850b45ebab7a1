/** A distributor by its name, and whether nothing is sold from it any more. */
export const distributorLabel = ({ name, active }: { readonly name: string; readonly active: boolean }): string =>
  active ? name : `${name} (inactivo)`;
