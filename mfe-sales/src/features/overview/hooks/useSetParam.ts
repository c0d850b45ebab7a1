import { useSearchParams } from '@surco/shared/platform';

/** Changes one query parameter of the page and keeps the others; null removes it. */
export function useSetParam(): (name: string, value: string | null) => void {
  const [search, setSearch] = useSearchParams();
  return (name, value) => {
    const changed = new URLSearchParams(search);
    if (value === null) changed.delete(name);
    else changed.set(name, value);
    setSearch(changed, { replace: true });
  };
}
