import type { MenuChild, MenuEntry } from '@surco/shared/federation/manifest';

/** A section as the menu draws it. */
export interface Section {
  key: string;
  label: string;
  icon: string;
  /** Where the section's own link leads: its first page. */
  to: string;
  active: boolean;
  /** Shown under it; empty when the role sees only one page of it. */
  children: readonly (MenuChild & { active: boolean })[];
}

const SECTION_DEPTH = 3;

/** `/dashboard/sales/list/sale` → `/dashboard/sales`. */
const sectionPath = (path: string): string => path.split('/').slice(0, SECTION_DEPTH).join('/');

const within = (path: string, pathname: string): boolean => pathname === path || pathname.startsWith(`${path}/`);

/** Of several addresses the one that most exactly holds this page, if any does. */
export const nearest = (paths: readonly string[], pathname: string): string | undefined =>
  paths
    .filter((path) => within(path, pathname))
    .reduce<string | undefined>((best, path) => (best && best.length >= path.length ? best : path), undefined);

/** The menu for the place the person is at. */
export function sectionsAt(menu: readonly MenuEntry[], pathname: string): readonly Section[] {
  return menu.map(({ path, label, icon, children = [] }) => {
    const holdings = children.map((child) => [child.path, ...(child.holds ?? [])]);
    const nearestPath = nearest(holdings.flat(), pathname);
    const current = children.find((_child, index) => nearestPath && holdings[index]?.includes(nearestPath));
    return {
      key: path,
      label,
      icon,
      to: children[0]?.path ?? path,
      active: within(sectionPath(path), pathname),
      children: children.length > 1 ? children.map((child) => ({ ...child, active: child === current })) : [],
    };
  });
}

export interface Crumb {
  label: string;
  to: string;
}

/** The way to this page: its section and the section's page, as far as they are not the page itself. */
export function trailTo(sections: readonly Section[], title: string, pathname: string): readonly Crumb[] {
  const section = sections.find(({ active }) => active);
  if (!section) return [];
  const child = section.children.find(({ active }) => active);
  const trail = [{ label: section.label, to: section.to }, ...(child ? [{ label: child.label, to: child.path }] : [])];
  return trail.filter(
    ({ label, to }, index) => label !== title && to !== pathname && label !== trail[index + 1]?.label,
  );
}
