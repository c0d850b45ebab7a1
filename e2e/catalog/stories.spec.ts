import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../pageObjects/accessibility';
import { collectConsoleErrors, expect, expectNoHorizontalScroll, test } from '../support/test';

interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
}

const INDEX_FILE = join(import.meta.dirname, '..', '..', 'tools', 'catalog', 'dist', 'index.json');
const { entries } = JSON.parse(readFileSync(INDEX_FILE, 'utf8')) as { entries: Record<string, Entry> };
const stories = Object.values(entries).filter(({ type }) => type === 'story');

type Channel = Record<'emit' | 'once', (event: string, argument: unknown) => void>;

declare global {
  /** Events of Storybook's preview. */
  var __STORYBOOK_ADDONS_CHANNEL__: Channel;
  /** Storybook's preview; the phase says how far the current story is. */
  var __STORYBOOK_PREVIEW__: { currentRender?: { phase?: string } } | undefined;
}

async function openFirstStory(page: Page, id: string): Promise<void> {
  await page.goto(`/iframe.html?viewMode=story&id=${id}`);
  await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished');
}

/** Shows another story, or the same one anew, and waits until it is rendered and has done its clicks. */
const showStory = (page: Page, event: 'setCurrentStory' | 'forceRemount', storyId: string): Promise<void> =>
  page.evaluate(
    (message) =>
      new Promise<void>((resolve) => {
        const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
        channel.once('storyFinished', () => resolve());
        channel.emit(message.event, { storyId: message.storyId, viewMode: 'story' });
      }),
    { event, storyId },
  );

for (const title of new Set(stories.map((story) => story.title))) {
  test(`A-04 every state of ${title} is accessible in light and dark and fits a phone`, async ({ page }) => {
    const errors = collectConsoleErrors(page);
    const group = stories.filter((story) => story.title === title);
    await openFirstStory(page, group[0]!.id);
    for (const { id, name } of group) {
      await test.step(name, async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await showStory(page, id === group[0]!.id ? 'forceRemount' : 'setCurrentStory', id);
        await expectAccessible(page);
        await page.setViewportSize({ width: 360, height: 740 });
        await showStory(page, 'forceRemount', id);
        await expectNoHorizontalScroll(page);
      });
    }
    expect(errors).toEqual([]);
  });
}
