import { join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { ROOT } from '../packages';

/** Libraries that code of the API imports, apart from those that are loaded on demand. */
function listLoaded(outputs: Metafile['outputs'], file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  return (outputs[file]?.imports ?? [])
    .filter(({ kind }) => kind === 'import-statement')
    .flatMap(({ path, external }) => (external ? [path] : listLoaded(outputs, path, seen)));
}

test('metrics and traces are loaded only when they are on, the libraries of mail and push with the first message', async () => {
  const entry = 'start/startServer.ts';
  const { metafile } = await build({
    absWorkingDir: join(ROOT, 'api', 'src'),
    entryPoints: [entry],
    outdir: '.',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    write: false,
    metafile: true,
  });
  const isOptional = (name: string) => /^(prom-client|@opentelemetry\/.*|nodemailer|web-push)$/.test(name);
  const all = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path));
  expect(all.filter(isOptional)).toEqual(expect.arrayContaining(['prom-client', '@opentelemetry/api']));
  const [main] = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === entry) ?? [''];
  const loaded = listLoaded(metafile.outputs, main);
  expect(loaded).toContain('fastify');
  expect(loaded.filter(isOptional)).toEqual([]);
});
