import type { MenuEntry } from '@surco/shared/federation/manifest';

type Page = Pick<MenuEntry, 'path' | 'roles'> & { readonly title: string };

/** P-04, A-06: a section of the menu that leads to its first page and shows each of them under its title. */
export const sectionOf = (
  { label, icon, order }: Pick<MenuEntry, 'label' | 'icon' | 'order'>,
  [first, ...others]: readonly [Page, ...Page[]],
): MenuEntry => ({
  path: first.path,
  label,
  roles: first.roles,
  icon,
  order,
  children: [first, ...others].map(({ path, title, roles }) => ({ path, label: title, roles })),
});
