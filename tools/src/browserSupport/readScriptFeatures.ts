import data from '@mdn/browser-compat-data' with { type: 'json' };
import type { Identifier } from '@mdn/browser-compat-data/types';
import { listBrowsersWithout } from './listBrowsersWithout';
import type { OldestBrowsers } from './readOldestBrowsers';

/** By name, the oldest browsers that lack it. */
type MissingFeatures = ReadonlyMap<string, readonly string[]>;

export interface ScriptFeatures {
  /** Methods such as `toSorted`, of any object. */
  methods: MissingFeatures;
  /** Members such as `URL.canParse`. */
  members: MissingFeatures;
  /** Globals such as `structuredClone`. */
  globals: MissingFeatures;
}

type NamedFeature = readonly [name: string, feature: Identifier];

/** What MDN lists below an object; `__compat` is about the object itself. */
const listFeatures = (owner: Identifier): NamedFeature[] =>
  Object.keys(owner)
    .filter((name) => name !== '__compat')
    .flatMap((name) => {
      const feature = owner[name];
      return feature ? [[name, feature] as const] : [];
    });

/** MDN's suffix for members of an interface itself, such as `canParse_static` of `URL`. */
const STATIC_SUFFIX = '_static';

const listStaticMembers = ([name, owner]: NamedFeature): NamedFeature[] =>
  listFeatures(owner)
    .filter(([member]) => member.endsWith(STATIC_SUFFIX))
    .map(([member, feature]) => [`${name}.${member.slice(0, -STATIC_SUFFIX.length)}`, feature]);

/** A name counts as missing when no feature of this name is in all of the oldest browsers. */
function collectMissing(features: readonly NamedFeature[], browsers: OldestBrowsers): MissingFeatures {
  const checked = features.map(([name, feature]) => [name, listBrowsersWithout(feature, browsers)] as const);
  const known = new Set(checked.filter(([, without]) => without.length === 0).map(([name]) => name));
  return new Map(checked.filter(([name]) => !known.has(name)));
}

/**
 * What the oldest browsers lack. The type of an object is not known in a script, so methods count by their name. Those
 * of the web's interfaces are left out: scripts have functions of the same names.
 */
export function readScriptFeatures(browsers: OldestBrowsers): ScriptFeatures {
  const { builtins = {} } = data.javascript;
  const builtinFeatures = listFeatures(builtins);
  const objects = [...builtinFeatures, ...listFeatures(data.api)];
  return {
    methods: collectMissing(
      builtinFeatures.flatMap(([, owner]) => listFeatures(owner)),
      browsers,
    ),
    members: collectMissing(objects.flatMap(listStaticMembers), browsers),
    globals: collectMissing(objects, browsers),
  };
}
