import { formatSubmitShortcut, isSubmitShortcut } from './submit-shortcut';

test.each([
  ['Enter', true, false, true],
  ['Enter', false, true, true],
  ['Enter', false, false, false],
  ['s', true, false, false],
])('key %s with Ctrl %s and ⌘ %s submits: %s', (key, ctrlKey, metaKey, expected) => {
  expect(isSubmitShortcut({ key, ctrlKey, metaKey })).toBe(expected);
});

test.each([
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', '⌘+Enter'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0', 'Ctrl+Enter'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0', 'Ctrl+Enter'],
])('in %s the shortcut is %s', (userAgent, expected) => {
  expect(formatSubmitShortcut(userAgent)).toBe(expected);
});
