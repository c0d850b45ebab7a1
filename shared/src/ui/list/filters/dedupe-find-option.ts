import type { FindOption } from '../../fields/option';

const dedupedFinds = new WeakMap<FindOption, FindOption>();

function createDedupedFind(find: FindOption): FindOption {
  const pending = new Map<string, ReturnType<FindOption>>();
  return (value) => {
    const search = pending.get(value) ?? find(value).finally(() => pending.delete(value));
    pending.set(value, search);
    return search;
  };
}

/** Shares one request between concurrent searches for the same value: a filter and its chip need the same label. */
export function dedupeFindOption(find: FindOption): FindOption {
  const shared = dedupedFinds.get(find) ?? createDedupedFind(find);
  dedupedFinds.set(find, shared);
  return shared;
}
