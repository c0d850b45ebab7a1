import type { MenuEntry } from '@surco/shared/federation/manifest';
import { tellCodeLost } from '@surco/shared/platform';
import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react';
import { BareLayout } from './shell/BareLayout';
import { PageSkeleton } from './shell/PageSkeleton';

export interface ShellProps {
  menu: readonly MenuEntry[];
  title: string;
  children: ReactNode;
}

type State = { status: 'pending' | 'failed' } | { status: 'loaded'; Shell: ComponentType<ShellProps> };

let state: State = { status: 'pending' };
let started = false;
const listeners = new Set<() => void>();

function become(next: State): void {
  state = next;
  for (const listener of listeners) listener();
}

function load(): void {
  started = true;
  import(/* webpackChunkName: "shell" */ './shell/Shell').then(
    ({ default: Shell }) => become({ status: 'loaded', Shell }),
    () => {
      started = false;
      become({ status: 'failed' });
      tellCodeLost();
    },
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!started) load();
  return () => listeners.delete(listener);
}

/**
 * The staff's frame, whose code a farmer never loads. The page waits for it, so that it is not drawn twice; should the
 * frame not arrive, the page stands in a bare one.
 */
export function LazyShell(props: ShellProps): ReactNode {
  const now = useSyncExternalStore(subscribe, () => state);
  if (now.status === 'loaded') return <now.Shell {...props} />;
  return <BareLayout title={props.title}>{now.status === 'failed' ? props.children : <PageSkeleton />}</BareLayout>;
}
