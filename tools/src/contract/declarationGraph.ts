import { posix } from 'node:path';
import { type Declarations, type ImportedName, type ModuleDeclarations, parseDeclarations } from './moduleDeclarations';

/** A declaration in a file of `shared`. */
export interface SharedDeclaration {
  file: string;
  name: string;
}

/** A declaration of a library, e.g. of React. */
export interface LibraryDeclaration {
  library: string;
  name: string;
}

export type Declaration = SharedDeclaration | LibraryDeclaration;

export const isInShared = (declaration: Declaration | undefined): declaration is SharedDeclaration =>
  declaration !== undefined && 'file' in declaration;

/** A key that identifies a declaration among all files and libraries. */
export const getDeclarationKey = (declaration: Declaration): string =>
  `${isInShared(declaration) ? declaration.file : declaration.library}#${declaration.name}`;

/** Finds the declaration of a name by following imports and exports from file to file. */
export class DeclarationGraph {
  private readonly modules = new Map<string, ModuleDeclarations>();

  constructor(private readonly declarations: Declarations) {}

  /** The source text of a declaration; empty for one in a library. */
  getText(declaration: Declaration): string {
    return isInShared(declaration) ? (this.getModule(declaration.file).statements.get(declaration.name) ?? '') : '';
  }

  private getModule(file: string): ModuleDeclarations {
    const found = this.modules.get(file) ?? parseDeclarations(this.declarations[file] ?? '');
    this.modules.set(file, found);
    return found;
  }

  /** The file of a relative import; undefined for a library and for a style sheet. */
  private resolveFile(from: string, request: string): string | undefined {
    if (!request.startsWith('.')) return undefined;
    const path = posix.join(posix.dirname(from), request);
    return [`${path}.d.ts`, `${path}/index.d.ts`].find((file) => file in this.declarations);
  }

  /** Every name that a file exports, types included, in alphabetical order. */
  listExportedNames(file: string): string[] {
    const { exports, starExports } = this.getModule(file);
    const reExported = starExports.flatMap((request) => {
      const other = this.resolveFile(file, request);
      return other ? this.listExportedNames(other).filter((name) => name !== 'default') : [];
    });
    return [...new Set([...exports.keys(), ...reExported])].toSorted();
  }

  /** Where an exported name of a file is declared. */
  resolveExport(file: string, name: string): Declaration | undefined {
    const { exports, starExports } = this.getModule(file);
    const target = exports.get(name);
    if (typeof target === 'string') return this.resolveLocal(file, target);
    if (target) return this.resolveImport(file, target);
    for (const request of starExports) {
      const other = this.resolveFile(file, request);
      const found = other ? this.resolveExport(other, name) : undefined;
      if (found) return found;
    }
    return undefined;
  }

  /** Where a name that a file uses is declared; undefined for globals and type parameters. */
  resolveLocal(file: string, name: string): Declaration | undefined {
    const { statements, imports } = this.getModule(file);
    if (statements.has(name)) return { file, name };
    const imported = imports.get(name);
    return imported ? this.resolveImport(file, imported) : undefined;
  }

  /** Where a name that a file imports is declared. */
  resolveImport(file: string, { module, name }: ImportedName): Declaration | undefined {
    if (!module.startsWith('.')) return { library: module, name };
    const other = this.resolveFile(file, module);
    return other ? this.resolveExport(other, name) : undefined;
  }
}
