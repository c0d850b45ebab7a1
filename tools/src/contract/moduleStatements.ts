import type { ImportedName } from './moduleDeclarations';

/** Import or export statements of one file; names of the same module share a statement. */
export class ModuleStatements {
  private readonly namesByStatement = new Map<string, Set<string>>();

  /** @param alias the name in the importing file, or the exported name */
  add(keyword: 'import' | 'export' | 'export type', { module, name }: ImportedName, alias: string): void {
    if (name === '*') {
      this.namesByStatement.set(`${keyword} * as ${alias} from '${module}';`, new Set());
      return;
    }
    const statement = `${keyword} {} from '${module}';`;
    const names = this.namesByStatement.get(statement) ?? new Set();
    this.namesByStatement.set(statement, names.add(name === alias ? name : `${name} as ${alias}`));
  }

  /** The statements in alphabetical order. */
  toLines(): string[] {
    return [...this.namesByStatement]
      .map(([statement, names]) => statement.replace('{}', `{ ${[...names].toSorted().join(', ')} }`))
      .toSorted();
  }
}
