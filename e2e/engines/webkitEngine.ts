import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { findFreePort } from '@surco/section/common';
import { expect } from '@playwright/test';
import { z } from 'zod';
import { stopProcess } from '../../tools/src/common/stopProcess';
import { type Driver, type Engine, WINDOW } from './driver';
import { actions, createSend, type Send } from './webDriver';

const Session = z.object({ sessionId: z.string() });
const Handles = z.array(z.string());

/** Wraps an expression as the protocol wants it: a function body that calls its last argument with the result. */
const toScript = (expression: string): string => `
  const done = arguments[arguments.length - 1];
  Promise.resolve(${expression}).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
const Result = z.object({ value: z.unknown(), error: z.string().optional() });

/** Starts a program that ends with this process at the latest. */
function startProgram(command: string, args: readonly string[], env = process.env) {
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'ignore'] });
  process.once('exit', () => child.kill());
  return child;
}

/** Starts a screen in memory. @returns its process and name, for the variable `DISPLAY` */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const size = `${WINDOW.width}x${WINDOW.height}x24`;
  const screen = startProgram('Xvfb', ['-displayfd', '1', '-screen', '0', size]);
  const [number] = (await once(screen.stdout, 'data')) as [Buffer];
  return { screen, display: `:${String(number).trim()}` };
}

/** Takes a picture of a screen: the command of WebKitWebDriver waits forever after a popup was closed. */
async function takePicture(display: string): Promise<Uint8Array> {
  const { stdout } = await promisify(execFile)('import', ['-display', display, '-window', 'root', 'png:-'], {
    encoding: 'buffer',
    maxBuffer: 10_000_000,
  });
  return stdout;
}

async function createDriver(send: Send, path: string, display: string): Promise<Driver> {
  const act = async (input: object): Promise<void> => void (await send('POST', `${path}/actions`, input));
  await send('POST', `${path}/window/rect`, { x: 0, y: 0, ...WINDOW });
  const first = await send('GET', `${path}/window`);
  return {
    open: async (url) => void (await send('POST', `${path}/url`, { url })),
    evaluate: async (expression) => {
      const result = await send('POST', `${path}/execute/async`, { script: toScript(expression), args: [] });
      const { value, error } = Result.parse(result);
      if (error) throw new Error(error);
      return value;
    },
    press: (x, y) => act(actions.press(x, y)),
    type: (text) => act(actions.type(text)),
    pressEnter: () => act(actions.pressEnter()),
    // The protocol has no command for it.
    slowDown: async () => undefined,
    selectText: () => act(actions.selectText()),
    switchToWindow: async (window) => {
      const handles = Handles.parse(await send('GET', `${path}/window/handles`));
      const handle = window === 'first' ? first : handles.find((other) => other !== first);
      if (handle) await send('POST', `${path}/window`, { handle });
      return handle !== undefined;
    },
    takePicture: () => takePicture(display),
    close: async () => void (await send('DELETE', path)),
  };
}

/** Starts WebKitGTK, which shares its engine with Safari, in its test browser on a screen in memory. */
export async function startWebkitEngine(): Promise<Engine> {
  const { screen, display } = await startScreen();
  const port = await findFreePort();
  // Without a graphics card, pictures need the older renderer.
  const env = { ...process.env, DISPLAY: display, WEBKIT_DISABLE_DMABUF_RENDERER: '1' };
  const driverProcess = startProgram('WebKitWebDriver', [`--port=${port}`], env);
  const send = createSend(`http://127.0.0.1:${port}`);
  await expect.poll(() => send('GET', '/status').catch(() => null), { timeout: 20_000 }).not.toBeNull();
  return {
    createDriver: async () => {
      const { sessionId } = Session.parse(await send('POST', '/session', { capabilities: {} }));
      return createDriver(send, `/session/${sessionId}`, display);
    },
    close: async () => {
      await stopProcess(driverProcess);
      await stopProcess(screen);
    },
  };
}
