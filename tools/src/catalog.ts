/** Serves, builds or tests the component catalog (Storybook). */
import { readArguments } from '@surco/section/common';
import { findHeadlessChromium } from './browsers/findHeadlessChromium';
import { runPlaywright } from './common/runPlaywright';
import { runStep } from './common/runStep';
import { getBinPath } from './packages';

const config = ['--config-dir', 'tools/catalog', '--loglevel', 'error'];
const storybook = getBinPath('storybook');

const serve = (): boolean =>
  runStep({
    name: 'Component catalog',
    command: storybook,
    args: ['dev', ...config, '--port', process.env.PORT ?? '6006', '--ci', '--no-version-updates'],
  }).isPassed;

const build = (): boolean =>
  runStep({
    name: 'Build of the component catalog',
    command: storybook,
    args: ['build', ...config, '--output-dir', 'tools/catalog/dist'],
  }).isPassed;

const test = (): boolean =>
  runPlaywright({
    name: 'Component catalog',
    config: 'catalog.config.ts',
    args: process.argv.slice(3),
    getEnv: () => ({ CHROMIUM_PATH: findHeadlessChromium() }),
  });

const { values } = readArguments(process.argv.slice(2, 3), { build: { type: 'boolean' }, test: { type: 'boolean' } });
const passed = values.test ? build() && test() : values.build ? build() : serve();
process.exit(passed ? 0 : 1);
