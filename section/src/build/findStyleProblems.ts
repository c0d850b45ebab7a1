/** At-rules whose blocks hold rules; those of all others hold declarations or steps. */
const GROUPS = ['@media', '@supports', '@layer', '@container', '@scope', '@starting-style'];

/** The text with strings and comments blanked, so that their braces and commas do not count. */
const blankTexts = (css: string): string =>
  css.replaceAll(/\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g, (text) => text.replaceAll(/[^\n]/g, ' '));

/** The selectors of a list; a comma within parentheses separates none. */
function splitSelectors(list: string): string[] {
  const selectors = [''];
  let depth = 0;
  for (const character of list) {
    depth += character === '(' ? 1 : character === ')' ? -1 : 0;
    if (character === ',' && depth === 0) selectors.push('');
    else selectors.push(`${selectors.pop() ?? ''}${character}`);
  }
  return selectors.map((selector) => selector.trim()).filter(Boolean);
}

/** Whether the first element of a selector is one with a class of its own, and not any element of the page. */
function startsWithOwnClass(selector: string): boolean {
  const withoutNegations = selector.replaceAll(/:not\([^()]*\)/g, '');
  const [first = ''] = withoutNegations.replace(/:(?:is|where)\(([^()]*)\)/, '$1').split(/[\s>+~]/);
  return /\.(?!ant-)[\w-]+/.test(first) && !first.includes('#');
}

/**
 * The selectors of a style sheet that style more than the elements of the section, such as `body`, `*`, bare elements and
 * the classes of antd: they would change the host and every other section. A rule within a rule is bound to it.
 */
export function findStyleProblems(css: string): string[] {
  const problems: string[] = [];
  /** Whether the rules of each open block are checked. */
  const blocks = [true];
  let prelude = '';
  for (const character of blankTexts(css)) {
    if (character === '{') {
      const text = prelude.trim();
      const isChecked = blocks.at(-1) === true;
      const isRule = !text.startsWith('@');
      if (isChecked && isRule) problems.push(...splitSelectors(text).filter((one) => !startsWithOwnClass(one)));
      blocks.push(isChecked && GROUPS.some((name) => text.startsWith(name)));
    }
    if (character === '}') blocks.pop();
    prelude = '{};'.includes(character) ? '' : prelude + character;
  }
  return problems;
}
