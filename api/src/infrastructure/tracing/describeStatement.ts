/** The words of a statement that name its first table. */
const table = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_]\w*)/i;
const textLiteral = /'(?:[^']|'')*'/g;

/**
 * Describes an SQL statement without values: some lists have them as literals, for a better plan.
 * @returns `summary`, such as `SELECT sales`, and `text` with `?` in place of each text
 */
export function describeStatement(statement: string): { summary: string; text: string } {
  const text = statement.replace(textLiteral, '?');
  const operation = /\w+/.exec(text)?.[0].toUpperCase() ?? 'STATEMENT';
  const [, name] = table.exec(text) ?? [];
  return { summary: name ? `${operation} ${name}` : operation, text };
}
