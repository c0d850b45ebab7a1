import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { compile, SHARED_SOURCE, withTemporaryFolder } from './compiler';
import type { Declarations } from './moduleDeclarations';
import { listIndexSources } from './publicIndexes';
import { reduceToPublicDeclarations } from './reduceToPublicDeclarations';

/**
 * The public API of `shared` as declaration files.
 * @param source folder of the sources
 */
export const emitDeclarations = (source = SHARED_SOURCE): Declarations =>
  withTemporaryFolder((folder) => {
    const out = join(folder, 'out');
    compile(folder, {
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        removeComments: true,
        rootDir: source,
        outDir: out,
      },
      files: [...listIndexSources(source), join(source, 'styles.d.ts')],
    });
    const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.d.ts'));
    return reduceToPublicDeclarations(
      Object.fromEntries(files.map((file) => [file.split(sep).join('/'), readFileSync(join(out, file), 'utf8')])),
    );
  });
