import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Driver } from './driver';
import { findInPage, type Point, type Target } from './findInPage';

const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** A value as source text; patterns, which JSON does not know, are written as literals. */
function toSource(value: unknown): string {
  if (value instanceof RegExp) return String(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  return `{${Object.entries(value).map(([key, field]) => `${JSON.stringify(key)}:${toSource(field)}`)}}`;
}

/** In ms, between two looks at the page. */
const intervals = [100];

const describe = (target: Target): string => Object.values(target).map(String).join(' ');

/** A person at a browser: the journeys say what it does, the driver of an engine does it. */
export class Person {
  constructor(
    private readonly driver: Driver,
    private readonly origin: string,
  ) {}

  open = (path: string): Promise<void> => this.driver.open(new URL(path, this.origin).href);

  /** Evaluates a function in the page. It must use nothing but its argument. */
  async evaluate<R, A>(run: (argument: A) => R, argument: A): Promise<Awaited<R>> {
    return (await this.driver.evaluate(`(${String(run)})(${toSource(argument)})`)) as Awaited<R>;
  }

  private async find(target: Target): Promise<Point | null> {
    try {
      if (!(await this.driver.evaluate(`'TestingLibraryDom' in globalThis`)))
        await this.driver.evaluate(`(() => {${LIBRARY}})()`);
      return await this.evaluate(findInPage, target);
    } catch {
      // The page is just being replaced by another one.
      return null;
    }
  }

  sees = async (target: Target): Promise<boolean> => (await this.find(target)) !== null;

  async see(target: Target, { timeout }: { timeout?: number } = {}): Promise<void> {
    await expect.poll(() => this.sees(target), { message: `see ${describe(target)}`, timeout, intervals }).toBe(true);
  }

  async seeText(text: string | RegExp, options?: { timeout?: number }): Promise<void> {
    await this.see({ text }, options);
  }

  /** Waits until the address matches. */
  async arriveAt(address: RegExp): Promise<void> {
    await expect.poll(() => this.readPath(), { message: 'address', intervals }).toMatch(address);
  }

  readPath = (): Promise<string> =>
    this.evaluate(() => location.pathname + location.search, null).catch(() => 'a page that is being replaced');

  /** Presses an element once it stands still and nothing covers it. */
  async press(target: Target): Promise<void> {
    let point: Point | null = null;
    await expect
      .poll(
        async () => {
          const before = point;
          point = await this.find(target);
          return point?.isReachable && point.x === before?.x && point.y === before.y;
        },
        { message: `press ${describe(target)}`, intervals },
      )
      .toBe(true);
    const { x, y } = point ?? { x: 0, y: 0 };
    await this.driver.press(x, y);
  }

  pressButton = (name: string | RegExp): Promise<void> => this.press({ role: 'button', name });

  /** Replaces the text of a field. */
  async typeInto(target: Target, text: string): Promise<void> {
    await this.press(target);
    await this.driver.selectText();
    await this.driver.type(text);
  }

  /** Types at the focus. */
  type = (text: string): Promise<void> => this.driver.type(text);

  /** Makes the animations of the open page long in every engine, and its processor slow where the engine can do it. */
  async slowDown(): Promise<void> {
    await this.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = '*, *::before, *::after { animation-duration: 2s !important; }';
      document.head.append(style);
    }, null);
    await this.driver.slowDown();
  }

  pressEnter = (): Promise<void> => this.driver.pressEnter();

  /** Chooses the first option of a searchable select that has the text. */
  async choose(field: string, text: string): Promise<void> {
    await this.typeInto({ role: 'combobox', name: new RegExp(`^${field}`) }, text);
    await this.press({ selector: '.ant-select-item-option', text: new RegExp(text, 'i') });
  }

  /** The text in the field with this label. */
  readField = (label: string | RegExp): Promise<string> =>
    this.evaluate(
      ({ name }) => {
        const [field] = globalThis.TestingLibraryDom.queryAllByLabelText(document.body, name);
        return field instanceof HTMLInputElement ? field.value : '';
      },
      { name: label },
    );

  /** @returns whether a popup is open */
  switchToPopup = (): Promise<boolean> => this.driver.switchToWindow('popup');

  switchBack = async (): Promise<void> => void (await this.driver.switchToWindow('first'));

  takePicture = (): Promise<Uint8Array> => this.driver.takePicture();
}
