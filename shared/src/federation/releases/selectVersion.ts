import type { Role } from '../../domain/users/roles';
import type { Release } from './releases';

/** The visitor of a page. */
export interface Visitor {
  /** Null for a visitor who is signed out. */
  role: Role | null;
  /** The versions whose links the visitor has opened, by section. */
  previews?: Readonly<Record<string, string>>;
}

/** The version of a section for a visitor; null: the version of the server's own build. */
export function selectVersion(name: string, { live, trial, previews }: Release, visitor: Visitor): string | null {
  const preview = visitor.previews?.[name];
  if (preview !== undefined && previews?.includes(preview)) return preview;
  return trial && visitor.role !== null && trial.roles.includes(visitor.role) ? trial.version : live;
}
