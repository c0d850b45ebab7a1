/** Texts, quoted names and bodies of functions, in which a semicolon ends nothing; comments; the ends of statements. */
const tokens = /'(?:[^']|'')*'|"[^"]*"|\$(\w*)\$[\s\S]*?\$\1\$|--.*|\/\*[\s\S]*?\*\/|[\s\S]/g;
const isBlank = (token: string): boolean => /^(?:\s|--|\/\*)/.test(token);

export interface Statement {
  text: string;
  /** The line of the file in which it begins, from 1. */
  line: number;
}

/** Divides a file of SQL into its statements, so that a failure can name one. */
export function splitStatements(file: string): Statement[] {
  const statements: Statement[] = [];
  let start: number | null = null;
  const endAt = (end: number): void => {
    if (start !== null)
      statements.push({ text: file.slice(start, end), line: file.slice(0, start).split('\n').length });
    start = null;
  };
  for (const { 0: token, index } of file.matchAll(tokens)) {
    if (token === ';') endAt(index);
    else if (start === null && !isBlank(token)) start = index;
  }
  endAt(file.length);
  return statements;
}
