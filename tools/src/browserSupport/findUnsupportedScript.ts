import { type CallExpression, parse } from 'acorn';
import { simple } from 'acorn-walk';
import type { ScriptFeatures } from './readScriptFeatures';

/** The newest syntax of which the oldest browsers run nearly all; the rest is looked for below. */
const ECMA_VERSION = 2022;

/** Owner and name of a called method, e.g. `Promise` and `any`; the owner is an empty text when it is no plain name. */
const readMember = ({ callee }: CallExpression): { owner: string; name: string } | undefined =>
  callee.type === 'MemberExpression' && !callee.computed && callee.property.type === 'Identifier'
    ? { owner: callee.object.type === 'Identifier' ? callee.object.name : '', name: callee.property.name }
    : undefined;

/**
 * What a script needs and the oldest browsers lack, e.g. `toSorted (chrome 92)`.
 * @throws when it has newer syntax
 */
export function findUnsupportedScript(source: string, { methods, members, globals }: ScriptFeatures): string[] {
  const found = new Set<string>();
  const report = (name: string, without: readonly string[] | undefined): void => {
    if (without) found.add(`${name} (${without.join(', ')})`);
  };
  simple(parse(source, { ecmaVersion: ECMA_VERSION, sourceType: 'script' }), {
    StaticBlock: () => void found.add('static block of a class'),
    Literal: ({ regex }) => {
      if (regex && /\(\?<[=!]/.test(regex.pattern)) found.add('lookbehind of a regular expression');
    },
    NewExpression: ({ callee }) => {
      if (callee.type === 'Identifier') report(callee.name, globals.get(callee.name));
    },
    CallExpression: (call) => {
      if (call.callee.type === 'Identifier') report(call.callee.name, globals.get(call.callee.name));
      const member = readMember(call);
      if (!member) return;
      const fullName = `${member.owner}.${member.name}`;
      if (members.has(fullName)) report(fullName, members.get(fullName));
      else report(member.name, methods.get(member.name));
    },
  });
  return [...found].toSorted();
}
