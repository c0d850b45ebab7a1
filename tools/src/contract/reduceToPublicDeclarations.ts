import { posix } from 'node:path';
import {
  type Declaration,
  getDeclarationKey,
  DeclarationGraph,
  isInShared,
  type SharedDeclaration,
} from './declarationGraph';
import type { Declarations, ImportedName } from './moduleDeclarations';
import { ModuleStatements } from './moduleStatements';
import { CONTRACT_INDEX, CONTRACT_MODULE, listPublicIndexes } from './publicIndexes';
import { findIdentifiers, findInlineImports, replaceInlineImport } from './references';

const toRelativeModule = (from: string, to: string): string => {
  const path = posix.relative(posix.dirname(from), to.replace(/\.d\.ts$/, ''));
  return path.startsWith('.') ? path : `./${path}`;
};

/** Overloads and merged interfaces have one line each, and every line needs the keyword. */
const addExportKeyword = (statement: string): string => statement.replaceAll(/^(?!export )/gm, 'export ');

const isTypeOnly = (statement: string): boolean => /^(export )?(declare )?(interface|type) /.test(statement);

/** Exported names of the contract by {@link getDeclarationKey}. */
function findContractExports(graph: DeclarationGraph): ReadonlyMap<string, string> {
  const entries = graph.listExportedNames(CONTRACT_INDEX).flatMap((name) => {
    const declared = graph.resolveExport(CONTRACT_INDEX, name);
    return isInShared(declared) && declared.file.startsWith('contract/')
      ? [[getDeclarationKey(declared), name] as const]
      : [];
  });
  return new Map(entries);
}

interface OutputFile {
  statements: Map<string, string>;
  imports: ModuleStatements;
}

/** Collects the declarations behind the public indexes, with the imports that each output file needs. */
class DeclarationCollector {
  private readonly files = new Map<string, OutputFile>();
  private readonly contractNames: ReadonlyMap<string, string>;

  constructor(private readonly graph: DeclarationGraph) {
    this.contractNames = findContractExports(graph);
  }

  /** The export statements of a public index. Adds what it exports to the output. */
  collectExportStatements(index: string): string[] {
    const statements = new ModuleStatements();
    for (const name of this.graph.listExportedNames(index)) {
      const declared = this.graph.resolveExport(index, name);
      if (!declared) throw new Error(`${index} exports ${name}, which is declared nowhere.`);
      const keyword = isTypeOnly(this.graph.getText(declared)) ? 'export type' : 'export';
      statements.add(keyword, this.addReference(index, declared), name);
    }
    return statements.toLines();
  }

  /** The collected files, each with its lines. */
  listOutputFiles(): (readonly [file: string, lines: readonly string[]])[] {
    return [...this.files].map(([file, { statements, imports }]) => [
      file,
      [...imports.toLines(), ...statements.values()],
    ]);
  }

  /**
   * Adds a declaration to the output, unless it belongs to the contract or a library.
   * @returns the module and name by which the file `from` imports it
   */
  private addReference(from: string, declared: Declaration): ImportedName {
    if (!isInShared(declared)) return { module: declared.library, name: declared.name };
    const contractName = this.contractNames.get(getDeclarationKey(declared));
    if (contractName) return { module: CONTRACT_MODULE, name: contractName };
    this.addDeclaration(declared);
    return { module: toRelativeModule(from, declared.file), name: declared.name };
  }

  private addDeclaration(declaration: SharedDeclaration): void {
    const { file, name } = declaration;
    const { statements, imports } = this.getOutputFile(file);
    if (statements.has(name)) return;
    // Declarations may refer to each other in a circle: this entry ends it.
    statements.set(name, '');
    const text = this.graph.getText(declaration);
    for (const identifier of findIdentifiers(text)) {
      const declared = identifier === name ? undefined : this.graph.resolveLocal(file, identifier);
      if (!declared) continue;
      const imported = this.addReference(file, declared);
      if (!isInShared(declared) || declared.file !== file) imports.add('import', imported, identifier);
    }
    statements.set(name, addExportKeyword(this.resolveInlineImports(file, text)));
  }

  private resolveInlineImports(file: string, text: string): string {
    return findInlineImports(text).reduce((result, inlineImport) => {
      const declared = this.graph.resolveImport(file, inlineImport);
      return declared ? replaceInlineImport(result, inlineImport, this.addReference(file, declared)) : result;
    }, text);
  }

  private getOutputFile(file: string): OutputFile {
    const found = this.files.get(file) ?? { statements: new Map(), imports: new ModuleStatements() };
    this.files.set(file, found);
    return found;
  }
}

/**
 * Reduces all declarations of `shared` to its public API: what the public indexes export, and what that refers to. The
 * index of the contract has only its exported names, because its calls are compared as JSON schemas.
 * @param declarations every declaration file of `shared`, as the compiler writes them
 */
export function reduceToPublicDeclarations(declarations: Declarations): Declarations {
  const graph = new DeclarationGraph(declarations);
  const collector = new DeclarationCollector(graph);
  const indexes = listPublicIndexes(declarations).map((index) => {
    const lines =
      index === CONTRACT_INDEX
        ? graph.listExportedNames(index).map((name) => `export declare const ${name}: unknown;`)
        : collector.collectExportStatements(index);
    return [index, lines] as const;
  });
  return Object.fromEntries(
    [...indexes, ...collector.listOutputFiles()]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([file, lines]) => [file, `${lines.join('\n')}\n`]),
  );
}
