import type { RemoteMenuSection } from '@surco/shared/federation';

type MenuPage = Pick<RemoteMenuSection, 'path' | 'roles'> & { readonly title: string };

/** P-04, A-06: a menu section that links to its first page and lists all of its pages. */
export const createMenuSection = (
  { label, icon, order }: Pick<RemoteMenuSection, 'label' | 'icon' | 'order'>,
  [first, ...others]: readonly [MenuPage, ...MenuPage[]],
): RemoteMenuSection => ({
  path: first.path,
  label,
  roles: first.roles,
  icon,
  order,
  children: [first, ...others].map(({ path, title, roles }) => ({ path, label: title, roles })),
});
