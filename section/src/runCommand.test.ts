import { help, helpOf } from './help';
import { runCommand } from './runCommand';

const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
const { SURCO_HOST, SURCO_PUBLISH_TOKEN } = process.env;
beforeEach(() => {
  delete process.env.SURCO_HOST;
  delete process.env.SURCO_PUBLISH_TOKEN;
});
afterAll(() => {
  log.mockRestore();
  Object.assign(process.env, {
    ...(SURCO_HOST && { SURCO_HOST }),
    ...(SURCO_PUBLISH_TOKEN && { SURCO_PUBLISH_TOKEN }),
  });
});

test('C-07 describes the commands and the options of each', async () => {
  await runCommand([]);
  await runCommand(['publish', '--for', 'link', '--help']);
  expect(log.mock.calls).toEqual([[help], [helpOf.publish]]);
});

const SERVER = ['--host', 'https://surco.test'];
const token = { SURCO_PUBLISH_TOKEN: 'surco_pub_x' };

test.each<[string[], NodeJS.ProcessEnv, string]>([
  [['rollback'], {}, 'There is no command "rollback"'],
  [['use', '1-a'], token, 'Name the URL of Surco with --host'],
  [['use', '1-a', '--host', 'https://surco.test/x'], token, 'names more than a host; write only https://surco.test.'],
  [['use', '1-a', '--host', 'surco.test'], token, 'is not the URL of a host'],
  [['use', '1-a', ...SERVER], {}, 'Set SURCO_PUBLISH_TOKEN to the token of your team'],
  [['use', '1-a', '--host', 'http://surco.test'], token, 'is not https'],
  [['use', ...SERVER], token, 'Name one version'],
  [['use', 'previous', ...SERVER], token, 'Name one version'],
  [['use', '1-a', '--for', 'King'], token, '--for must be link, or roles of Admin'],
  [['use', '1-a', '--section', '../etc', ...SERVER], token, '--section must be the name of a section'],
  [['publish', '--percent', '5'], token, 'Unknown argument "--percent": this command accepts --host'],
  [['publish', '--without-smoke-load', ' '], token, '--without-smoke-load needs a reason'],
  [['status', 'mfe-a'], token, 'remove "mfe-a"'],
])('C-07 surco-section rejects %j with one sentence', async (args, env, sentence) => {
  Object.assign(process.env, env);
  await expect(runCommand(args)).rejects.toThrow(sentence);
});
