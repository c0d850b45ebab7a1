import type { RemoteMenuItem, RemoteMenuSection } from '@surco/shared/federation';

/** A section as the menu shows it. */
export interface MenuSection {
  key: string;
  label: string;
  icon: string;
  /** Address of the section's first page. */
  to: string;
  active: boolean;
  /** Pages below it; empty when the role sees only one. */
  children: readonly (RemoteMenuItem & { active: boolean })[];
}

const SECTION_DEPTH = 3;

/** `/dashboard/sales/list/sale` → `/dashboard/sales`. */
const getSectionPath = (path: string): string => path.split('/').slice(0, SECTION_DEPTH).join('/');

const isWithinPath = (path: string, pathname: string): boolean => pathname === path || pathname.startsWith(`${path}/`);

/** The longest of the paths that are `pathname` or an ancestor of it; undefined if there is none. */
export const findLongestMatch = (paths: readonly string[], pathname: string): string | undefined =>
  paths
    .filter((path) => isWithinPath(path, pathname))
    .reduce<string | undefined>((best, path) => (best && best.length >= path.length ? best : path), undefined);

/**
 * The menu with the active section and page marked. Nothing is marked at `profile`, the user's own profile: the
 * user menu links to it, not a section.
 */
export function getMenuSections(
  menu: readonly RemoteMenuSection[],
  pathname: string,
  profile?: string,
): readonly MenuSection[] {
  const isProfile = pathname === profile;
  return menu.map(({ path, label, icon, children = [] }) => {
    const pathsByChild = children.map((child) => [child.path, ...(child.activePaths ?? [])]);
    const nearestPath = isProfile ? undefined : findLongestMatch(pathsByChild.flat(), pathname);
    const current = children.find((_child, index) => nearestPath && pathsByChild[index]?.includes(nearestPath));
    return {
      key: path,
      label,
      icon,
      to: children[0]?.path ?? path,
      active: !isProfile && isWithinPath(getSectionPath(path), pathname),
      children: children.length > 1 ? children.map((child) => ({ ...child, active: child === current })) : [],
    };
  });
}

export interface Breadcrumb {
  label: string;
  to: string;
  /** Whether it is the way back to the page that led here. */
  isReturn?: boolean;
}

/** Links to the section and the menu page above this page, without the page itself. */
export function getBreadcrumbs(
  sections: readonly MenuSection[],
  title: string,
  pathname: string,
): readonly Breadcrumb[] {
  const section = sections.find(({ active }) => active);
  if (!section) return [];
  const child = section.children.find(({ active }) => active);
  const crumbs = [{ label: section.label, to: section.to }, ...(child ? [{ label: child.label, to: child.path }] : [])];
  return crumbs.filter(
    ({ label, to }, index) => label !== title && to !== pathname && label !== crumbs[index + 1]?.label,
  );
}
