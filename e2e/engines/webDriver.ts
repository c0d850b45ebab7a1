import { z } from 'zod';

const Answer = z.object({ value: z.unknown() });
const Failure = z.object({ value: z.object({ error: z.string(), message: z.string() }) });

/** Sends one command of the WebDriver protocol. @returns its value. @throws with the error that the driver reports */
export type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** @param origin address of the driver */
export const createSend =
  (origin: string): Send =>
  async (method, path, body) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      body: body && JSON.stringify(body),
      // A driver may wait forever for a browser that no longer answers.
      signal: AbortSignal.timeout(40_000),
    });
    const json: unknown = await response.json();
    if (response.ok) return Answer.parse(json).value;
    const { error, message } = Failure.parse(json).value;
    throw new Error(`${method} ${path}: ${error}: ${message}`);
  };

const CONTROL = '\uE009';
const ENTER = '\uE007';

/** The actions that press and release a key. */
const pressKey = (key: string) => [
  { type: 'keyDown', value: key },
  { type: 'keyUp', value: key },
];
const keyboard = (actions: readonly object[]) => ({ actions: [{ type: 'key', id: 'keyboard', actions }] });

/** The bodies of the command `actions`, by which the protocol sends input. */
export const actions = {
  type: (text: string) => keyboard([...text].flatMap(pressKey)),
  pressEnter: () => keyboard(pressKey(ENTER)),
  selectText: () =>
    keyboard([{ type: 'keyDown', value: CONTROL }, ...pressKey('a'), { type: 'keyUp', value: CONTROL }]),
  press: (x: number, y: number) => ({
    actions: [
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ],
  }),
};
