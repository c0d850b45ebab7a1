import data from '@mdn/browser-compat-data' with { type: 'json' };
import type { Identifier } from '@mdn/browser-compat-data/types';
import { type AtRule, type Declaration, parse, type Rule } from 'postcss';
import { listBrowsersWithout } from './listBrowsersWithout';
import type { OldestBrowsers } from './readOldestBrowsers';

type NamedFeature = readonly [name: string, feature: Identifier | undefined];

const getFeature = (owner: Identifier | undefined, name: string): Identifier | undefined =>
  owner && Object.hasOwn(owner, name) ? (owner[name] as Identifier) : undefined;

/** The property, and the words of its value that are features of their own, e.g. `subgrid`. */
function listDeclarationFeatures({ prop, value }: Declaration): NamedFeature[] {
  const property = getFeature(data.css.properties, prop);
  const words = value.match(/[a-z][a-z-]*/g) ?? [];
  return [[prop, property], ...words.map((word): NamedFeature => [`${prop}: ${word}`, getFeature(property, word)])];
}

const listSelectorFeatures = ({ selector }: Rule): NamedFeature[] =>
  (selector.match(/(?<=::?)[a-z-]+/g) ?? []).map((name) => [`:${name}`, getFeature(data.css.selectors, name)]);

const listAtRuleFeatures = ({ name }: AtRule): NamedFeature[] => [[`@${name}`, getFeature(data.css['at-rules'], name)]];

/** Whether the rule declares the same property earlier: the oldest browsers use that declaration. */
const hasFallback = (node: Declaration): boolean =>
  node.parent?.nodes
    ?.slice(0, node.parent.index(node))
    .some((other) => other.type === 'decl' && other.prop === node.prop) ?? false;

/** Whether the node is in an `@supports` block, which browsers without the feature skip; its condition is not read. */
const isGuarded = (node: Declaration | Rule | AtRule): boolean => {
  for (let parent = node.parent; parent; parent = parent.parent as typeof parent)
    if (parent.type === 'atrule' && (parent as AtRule).name === 'supports') return true;
  return false;
};

/** What a style sheet uses and the oldest browsers lack, e.g. `:has (firefox 102)`. */
export function findUnsupportedStyle(source: string, browsers: OldestBrowsers): string[] {
  const found = new Set<string>();
  const report = (features: readonly NamedFeature[]): void => {
    for (const [name, feature] of features) {
      const without = listBrowsersWithout(feature, browsers);
      if (without.length > 0) found.add(`${name} (${without.join(', ')})`);
    }
  };
  parse(source).walk((node) => {
    if (node.type === 'comment' || isGuarded(node)) return;
    if (node.type === 'decl' && !hasFallback(node)) report(listDeclarationFeatures(node));
    if (node.type === 'rule') report(listSelectorFeatures(node));
    if (node.type === 'atrule') report(listAtRuleFeatures(node));
  });
  return [...found].toSorted();
}
