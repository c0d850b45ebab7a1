import { hostFiles } from '../../../../api/src/testing/remoteBuilds';
import { readBuild } from '@surco/section/publish';
import { publish } from '../publish';

const [folder = '', target = ''] = process.argv.slice(2);
await publish({ build: await readBuild(folder), target, host: hostFiles, audience: {}, bundledRemotes: [] });
