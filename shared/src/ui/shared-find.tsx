import type { FindOption } from './option';

const known = new WeakMap<FindOption, FindOption>();

function sharing(find: FindOption): FindOption {
  const underWay = new Map<string, ReturnType<FindOption>>();
  return (value) => {
    const search = underWay.get(value) ?? find(value).finally(() => underWay.delete(value));
    underWay.set(value, search);
    return search;
  };
}

/** One search for a value serves all who ask meanwhile: a filter and its chip stand on the same page. */
export function sharedFind(find: FindOption): FindOption {
  const shared = known.get(find) ?? sharing(find);
  known.set(find, shared);
  return shared;
}
