import type { MenuEntry } from '@surco/shared/federation/manifest';
import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react';
import { BareLayout } from './shell/BareLayout';

export interface ShellProps {
  menu: readonly MenuEntry[];
  title: string;
  children: ReactNode;
}

let Loaded: ComponentType<ShellProps> | null = null;
let failed = false;
const listeners = new Set<() => void>();

function load(): void {
  failed = false;
  import(/* webpackChunkName: "shell" */ './shell/Shell').then(
    ({ default: Shell }) => {
      Loaded = Shell;
      for (const listener of listeners) listener();
    },
    () => {
      failed = true;
    },
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!Loaded && (failed || listeners.size === 1)) load();
  return () => listeners.delete(listener);
}

/** The staff's frame, whose code a farmer never loads; until it is here, or without it, the page stands in a bare one. */
export function LazyShell(props: ShellProps): ReactNode {
  const Shell = useSyncExternalStore(subscribe, () => Loaded);
  return Shell ? <Shell {...props} /> : <BareLayout title={props.title}>{props.children}</BareLayout>;
}
