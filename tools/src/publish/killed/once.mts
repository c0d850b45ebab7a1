import { hostFiles } from '../../../../api/test/builds';
import { readBuild } from '../build';
import { publish } from '../publish';

const [folder = '', target = ''] = process.argv.slice(2);
await publish({ build: await readBuild(folder), target, host: hostFiles, audience: {}, own: [] });
