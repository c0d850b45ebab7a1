import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findOnPath } from '@surco/section/browser';

const userId = '10001';

const capture = (command: string, args: readonly string[]): string =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();

/** The shared libraries that a program loads, as the dynamic linker of this machine finds them. */
const listSharedLibraries = (program: string): string[] => capture('ldd', [program]).match(/\/\S+(?= \()/g) ?? [];

const listNativeModules = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.node'))
    .map((path) => join(folder, path));

/** Copies a file to the same path below `root`; a link is replaced by the file that it points to. */
function copyInto(root: string, path: string): void {
  const target = join(root, path);
  mkdirSync(dirname(target), { recursive: true });
  cpSync(realpathSync(path), target);
}

/** Writes the files of the image: Node with its libraries, the certificates of this machine, and the bundle. */
function writeRoot(root: string, bundle: string): void {
  const program = join(root, 'opt', 'surco');
  mkdirSync(program, { recursive: true });
  execFileSync('tar', ['--extract', '--gzip', '--strip-components=1', '--file', bundle, '--directory', program]);
  const node = process.execPath;
  mkdirSync(join(root, 'usr', 'bin'), { recursive: true });
  cpSync(node, join(root, 'usr', 'bin', 'node'));
  const programs = [node, ...listNativeModules(program)];
  for (const library of new Set(programs.flatMap(listSharedLibraries))) copyInto(root, library);
  copyInto(root, '/etc/ssl/certs/ca-certificates.crt');
  writeFileSync(join(root, 'etc', 'passwd'), `surco:x:${userId}:${userId}:Surco:/var/lib/surco:/sbin/nologin\n`);
  writeFileSync(join(root, 'etc', 'group'), `surco:x:${userId}:\n`);
  mkdirSync(join(root, 'tmp'));
  chmodSync(join(root, 'tmp'), 0o1777);
}

/** Adds the files to an empty image and writes it as an OCI archive. */
function commitImage(buildah: string, { root, archive, tag }: { root: string; archive: string; tag: string }): void {
  const container = capture(buildah, ['from', 'scratch']);
  try {
    capture(buildah, ['copy', '--quiet', container, root, '/']);
    mkdirSync(join(root, 'data'));
    capture(buildah, [
      'copy',
      '--quiet',
      '--chown',
      `${userId}:${userId}`,
      container,
      join(root, 'data'),
      '/var/lib/surco',
    ]);
    const settings = [
      'NODE_ENV=production',
      'DATA_DIR=/var/lib/surco',
      'SSL_CERT_FILE=/etc/ssl/certs/ca-certificates.crt',
    ];
    const owner = `${userId}:${userId}`;
    const entry = '["/usr/bin/node","/opt/surco/bin/surco"]';
    const options = ['--user', owner, '--workingdir', '/opt/surco', '--volume', '/var/lib/surco', '--port', '3000'];
    options.push('--stop-signal', 'SIGTERM', '--entrypoint', entry, '--cmd', 'serve');
    for (const setting of settings) options.push('--env', setting);
    capture(buildah, ['config', ...options, container]);
    rmSync(archive, { force: true });
    capture(buildah, ['commit', '--quiet', container, `oci-archive:${archive}:${tag}`]);
  } finally {
    capture(buildah, ['rm', container]);
  }
}

/**
 * Builds an OCI image of a packed bundle, with Node, its libraries and certificates but no distribution, for an unprivileged
 * user.
 * @returns the file, an OCI archive; undefined without buildah
 */
export function buildImage(bundle: string, version: string): string | undefined {
  const buildah = findOnPath(['buildah']);
  if (!buildah) return undefined;
  const root = mkdtempSync(join(tmpdir(), 'surco-image-'));
  const archive = bundle.replace(/\.tgz$/, '.oci.tar');
  try {
    writeRoot(root, bundle);
    commitImage(buildah, { root, archive, tag: `surco:${version}` });
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
  return archive;
}
