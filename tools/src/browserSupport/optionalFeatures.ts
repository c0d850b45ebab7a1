/**
 * Findings in scripts that need no fallback, with the reason. The check knows a method by its name only, so some are
 * functions of libraries that have the name of a newer built-in (`readScriptFeatures.ts`).
 */
export const OPTIONAL_SCRIPT_FEATURES: Readonly<Record<string, string>> = {
  error: 'console.error; MDN lists a member of this name for SuppressedError only',
  escape: 'a function of React',
  use: 'React.use',
  captureStackTrace: 'the spreadsheet library asks first whether it exists',
  toArray: 'a function of a library that antd offers',
  pause: 'a function of the carousel that antd offers',
  ClipboardItem: "antd's copy button of formatted text, which the product does not use",
  'PublicKeyCredential.getClientCapabilities': 'the library for passkeys asks first whether it exists',
  'PublicKeyCredential.isConditionalMediationAvailable': 'the library for passkeys asks first whether it exists',
  'Notification.requestPermission': 'the profile asks first whether notifications exist',
};

const LOOK = 'changes the look only';
const DECORATES = 'decorates or aligns; the page is usable without it (docs/adr/0029)';
const ENGINE = 'a part of one engine; the others have a rule of their own';

export const OPTIONAL_STYLE_FEATURES: Readonly<Record<string, string>> = {
  '@container': DECORATES,
  'container-type': DECORATES,
  '@page': 'margins of the printed page',
  size: 'size of the printed page',
  'break-after': 'breaks of the printed page',
  'print-color-adjust': LOOK,
  'forced-color-adjust': LOOK,
  'accent-color': LOOK,
  outline: 'its corners are not round in the oldest browsers',
  cursor: 'phones have no cursor',
  'overscroll-behavior': 'the page behind may scroll, too',
  'scrollbar-width': LOOK,
  'text-size-adjust': LOOK,
  hyphens: 'a word breaks without a hyphen',
  'user-select': 'a text must be selected by hand',
  'font-family': 'another font is named after it',
  ':-moz-range-thumb': ENGINE,
  ':-moz-range-track': ENGINE,
  ':-moz-progress-bar': ENGINE,
  ':-webkit-slider-runnable-track': ENGINE,
  ':-webkit-slider-thumb': ENGINE,
  ':-webkit-progress-bar': ENGINE,
  ':-webkit-progress-value': ENGINE,
  ':-webkit-search-cancel-button': ENGINE,
};

/** Whether a finding such as `break-after: avoid (firefox 102)` is about one of these features. */
export const isOptional = (finding: string, features: Readonly<Record<string, string>>): boolean =>
  Object.hasOwn(features, finding.replace(/(: \S+)? \(.*/, ''));
