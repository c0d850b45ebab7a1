import type { RegisteredRemote } from '@surco/shared/federation';
import type { Breadcrumb } from '../menu/menuSections';

/** The way back to the page that led to this one. @param returnPath path and query of that page */
export function createReturnCrumb(remotes: readonly RegisteredRemote[], returnPath: string): Breadcrumb {
  const [pathname] = returnPath.split('?');
  const title = remotes.flatMap(({ routes }) => routes).find(({ path }) => path === pathname)?.title;
  return { label: title ? `Volver a ${title}` : 'Volver', to: returnPath, isReturn: true };
}
